#!/bin/sh
# Runs once, when the primary's folder is made: whoever has the password may follow it.
set -e
echo "host replication postgres all scram-sha-256" >> "$PGDATA/pg_hba.conf"
