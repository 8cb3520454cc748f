import { execFileSync } from "node:child_process"

import { expect, test } from "vitest"

import { node24, projectEnv, root } from "../scripts/tools.mjs"

const script = `
  import { scryptSync } from "node:crypto"
  import { hashPassword } from "#server/platform/crypto/password-hash.ts"
  const [salt, key] = (await hashPassword("peepal tree")).split(":")
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 2 ** 26 }
  console.log(scryptSync("peepal tree", salt, 64, cost).toString("hex") === key)
`

// In a process of its own: the tests of this one hash at a lower cost.
test("a password is hashed by scrypt with N 16,384 and r 16", () => {
  const args = ["--input-type=module-typescript", "--eval", script]
  const output = execFileSync(node24, args, { cwd: root, env: projectEnv(), encoding: "utf8" })
  expect(output).toBe("true\n")
})
