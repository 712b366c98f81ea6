import { getStaffSession } from '@aylal/contracts/office';
import { staffRoles, type StaffRole } from '@aylal/domain/office';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const tokenOf = (role: StaffRole) => `${role}-`.padEnd(43, 'x');

/** Stands where the provider is: knows a session for each role, and nothing else. */
export function openStaffProvider(): Server {
  return createServer((request, response) => {
    const role = staffRoles.find((one) => request.headers.authorization === `Bearer ${tokenOf(one)}`);
    const known = request.url === getStaffSession.path && role !== undefined;
    const staff = { id: 'b7a5c2f0-0000-4000-8000-000000000004', name: 'Ганзориг', role };
    const result = known ? { staff, expires: '2030-01-01T00:00:00.000Z' } : { problem: 'not-signed-in' };
    const status = known ? 200 : 401;
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status_code: status, message: '', result }));
  }).listen(0);
}

/** Where it listens. */
export function urlOf(provider: Server): string {
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
}

/** The session of a person in that role. */
export function staffCookie(role: StaffRole): { cookie: string } {
  return { cookie: `aylal_office=${tokenOf(role)}` };
}
