import type { ContentPiece, StaffMember } from '@aylal/contracts/office';
import { homeDate } from '@aylal/domain/calendar';
import { begunKinds, contentKinds, type ContentKind } from '@aylal/domain/office';
import { StaffGate, StaffPage, staffSessionQuery } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { officeRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { Notice, StatusView, TextLink } from '@aylal/ui';
import { useState } from 'react';
import { contentQuery } from '../api/content-queries.ts';
import { firstWords, isPieceName } from '../domain/content-words.ts';
import { mayDo } from '../domain/may-do.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { PieceEditor } from './piece-editor.tsx';

/** One piece of content in all six languages, from its first word to its earlier versions. */
function EditScreen() {
  return <StaffGate remote="mf-office">{(staff) => <EditFor staff={staff} />}</StaffGate>;
}

function EditFor({ staff }: { staff: StaffMember }) {
  const t = useOfficeMessages();
  const { kind: named, slug = '' } = useParams();
  const kind = contentKinds.find((one) => one === named);
  if (!mayDo.seeContent(staff.role))
    return (
      <StaffPage title={t('content.title')} staff={staff}>
        <Notice>{t('content.notYours', { role: t(`role.${staff.role}`) })}</Notice>
      </StaffPage>
    );
  if (kind && isPieceName(slug)) return <Piece kind={kind} slug={slug} staff={staff} />;
  return (
    <StaffPage title={slug} staff={staff}>
      <BackLink kind={kind} />
      <StatusView kind="not-found" title={t('content.missingTitle')}>
        {t('content.nameFault')}
      </StatusView>
    </StaffPage>
  );
}

function BackLink({ kind }: { kind: ContentKind | undefined }) {
  const t = useOfficeMessages();
  return (
    <TextLink asChild alignSelf="start">
      <RouteLink to={officeRoutes.content.to({}, { kind })}>{t('content.back')}</RouteLink>
    </TextLink>
  );
}

function Piece({ kind, slug, staff }: { kind: ContentKind; slug: string; staff: StaffMember }) {
  const t = useOfficeMessages();
  const services = useServices();
  const query = useQuery(contentQuery(services, { kind, slug }, useLocale()));
  // What is typed outlives every reading of the piece; it is given up only where its writer wants the newer one.
  const [turn, setTurn] = useState(0);
  const begun: ContentPiece = { kind, slug, live: null, draft: null, scheduled_for: null, versions: [], partner: null };
  const editor = (piece: ContentPiece) => (
    <PieceEditor
      key={turn}
      piece={piece}
      begin={firstWords(piece, homeDate(services.now()))}
      mayWrite={mayDo.write(staff.role)}
      onReload={() => setTurn(turn + 1)}
    />
  );
  return (
    <StaffPage title={query.data?.result.partner?.name ?? slug} staff={staff}>
      <BackLink kind={kind} />
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('content.loadingOne')} heights={['120px', '320px', '320px']} />}
        failed={{ title: t('content.failedOne'), phone: false }}
        notFound={
          mayDo.write(staff.role) && begunKinds.some((one) => one === kind) ? (
            editor(begun)
          ) : (
            <StatusView kind="not-found" title={t('content.missingTitle')} />
          )
        }
      >
        {editor}
      </QueryView>
    </StaffPage>
  );
}

export const screen: Screen = {
  Component: EditScreen,
  title: 'content.pageTitle',
  load: ({ services }) => {
    void services.queryClient.prefetchQuery(staffSessionQuery(services));
    return null;
  },
};
