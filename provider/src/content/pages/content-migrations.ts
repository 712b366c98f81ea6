import type { Migration } from '../../platform/database/migrate.ts';

/** Help, news, promotions, written pages and the shop's own texts of hotels and trips, and what the office writes of them. */
export const contentMigrations: readonly Migration[] = [
  {
    id: '1300-content',
    sql: `
      create table help_groups (
        locale text not null,
        slug text not null,
        position smallint not null,
        icon text not null,
        title text not null,
        primary key (locale, slug)
      );
      create table help_items (
        locale text not null,
        group_slug text not null,
        slug text not null,
        position smallint not null,
        icon text not null,
        question text not null,
        answer text not null,
        updated_on text not null,
        primary key (locale, group_slug, slug),
        foreign key (locale, group_slug) references help_groups (locale, slug) on delete cascade
      );
      create table news_items (
        locale text not null,
        slug text not null,
        published_on text not null,
        picture text not null,
        title text not null,
        text text not null,
        primary key (locale, slug)
      );
      create index news_items_newest on news_items (locale, published_on desc, slug);
      create table content_seed (
        id smallint primary key check (id = 1),
        digest text not null
      );
      create table promotions (
        locale text not null,
        slug text not null,
        position smallint not null,
        target text not null,
        until text,
        title text not null,
        text text not null,
        primary key (locale, slug)
      );`,
  },
  {
    id: '2004-pictures-of-promotions',
    sql: `alter table promotions add column picture text not null default '';`,
  },
  {
    id: '2008-content-versions',
    sql: `
      create table content_pieces (
        kind text not null check (kind in ('news', 'promotion', 'help-article')),
        slug text not null,
        primary key (kind, slug)
      );
      create table content_versions (
        id bigint generated always as identity primary key,
        kind text not null,
        slug text not null,
        state text not null check (state in ('draft', 'scheduled', 'live', 'former', 'retired')),
        revision integer not null,
        settings jsonb not null,
        texts jsonb not null,
        written_by text not null,
        at bigint not null,
        publish_at bigint,
        foreign key (kind, slug) references content_pieces (kind, slug)
      );
      create index content_versions_by_piece on content_versions (kind, slug, id desc);
      create unique index content_versions_one on content_versions (kind, slug, state) where state in ('draft', 'scheduled', 'live');
      create index content_versions_due on content_versions (publish_at) where state = 'scheduled';`,
  },
  {
    id: '2014-written-pages',
    sql: `
      create table written_pages (
        locale text not null,
        slug text not null,
        title text not null,
        text text not null,
        primary key (locale, slug)
      );
      alter table content_pieces
        drop constraint content_pieces_kind_check,
        add constraint content_pieces_kind_check check (kind in ('news', 'promotion', 'help-article', 'page'));`,
  },
  {
    id: '2019-places-of-promotions',
    sql: `
      alter table promotions add column place text not null default 'home' check (place in ('home', 'menu'));
      update content_versions set settings = settings || '{"place": "home"}' where kind = 'promotion';`,
  },
  {
    id: '2020-own-texts',
    sql: `
      create table own_texts (
        kind text not null check (kind in ('hotel', 'trip')),
        slug text not null,
        locale text not null,
        title text not null,
        text text not null,
        primary key (kind, slug, locale)
      );
      alter table content_pieces
        add column title text not null default '',
        drop constraint content_pieces_kind_check,
        add constraint content_pieces_kind_check
          check (kind in ('news', 'promotion', 'help-article', 'page', 'hotel', 'trip'));`,
  },
];
