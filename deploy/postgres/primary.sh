#!/bin/sh
# Runs once, when the primary's folder is made: a server with the password may replicate it.
set -e
echo "host replication postgres all scram-sha-256" >> "$PGDATA/pg_hba.conf"
