/** The public key of the sandbox's host app (SPKI in base64): what a shop without an app of its own encrypts with. */
export const sandboxHostAppKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEApy5i1suqWxjtCBj2E8fuKdNNxvktBdRmEEtcqZ/2cwTFz8tC9f37Gfw89HKDLQS0C2f8DBld5T15Tfoh9Oul0K+5gnZ9r0BWmw+BmlMjVv2ShuR/qQcXIoN6JlUB86eMdbhASgUG9U9K2yA9ecFd62UT1ZSUZk3EbLqSqIsHjAEdxOP4SvMHFDNJOrDfyTASZKbPJOsGaNyQqjiy6/O5kMJYcXyFcP5jC8pZIxrQ/EEIQpr9+nWuBA1PgfB3hYdhpTcH4JvR7ZxU/+eRF2McWu/Ygo34iXhQts+qvSaepjCbeKCKpDBgZxQFV65Q4jF0ZKhFhlji+5rrxWCSrZx33QIDAQAB';
