#!/bin/sh
# Copies the primary once, and follows it from then on. `pg_ctl promote` in this container makes it the primary (docs/runbooks.md).
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --host=postgres --username=postgres --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf; do
    sleep 1
  done
  chmod 0700 "$PGDATA"
fi
exec postgres -c cluster_name=standby
