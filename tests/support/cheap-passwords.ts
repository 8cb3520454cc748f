// Setup file of the server tests: hashes of passwords cost little, so that hundreds of test sign-ins do not take minutes.
// The format stays, and tests of one process agree on the cost. Servers that a test starts hash at the full cost, which
// a test of its own checks (tests/password-hash.test.ts).
import crypto from "node:crypto"
import { syncBuiltinESMExports } from "node:module"

type ScryptArguments = Parameters<typeof crypto.scrypt>

const { scrypt } = crypto
const cheapest = { N: 2, r: 1, p: 1 }

const cheapScrypt = (...[password, salt, length, options, callback]: ScryptArguments) =>
  scrypt(password, salt, length, { ...options, ...cheapest }, callback)

// Vitest may load this file several times in one process.
if (scrypt.name !== cheapScrypt.name) {
  Object.assign(crypto, { scrypt: cheapScrypt })
  syncBuiltinESMExports()
}
