import { expect, test } from "vitest"

import { commandLine } from "#server/features/staff/invites.ts"
import { openFuzzedSite, password } from "#tests/support/fuzz/fuzzed-site.ts"

const origin = "https://college.example"

/** The cookies of a sign-in at a site with these settings, by a call with these headers. */
const cookiesOf = async (env: Record<string, string | undefined>, headers: object) => {
  const site = await openFuzzedSite(env)
  const who = { name: "Sunita Verma", email: "sunita@college.example", password }
  await site.services.staff.join(await site.services.staff.invite("clerk", commandLine), who)
  const reply = await site.send({
    method: "POST",
    url: "/api/console/auth/sign-in/email",
    headers: { host: "college.example", origin, ...headers },
    payload: { email: who.email, password },
  })
  await site.close()
  return [reply.headers["set-cookie"] ?? []].flat()
}

test("where the site's address is one of HTTPS, its cookies are Secure, by their names too", async () => {
  const cookies = await cookiesOf({ PUBLIC_URL: origin }, {})
  expect(cookies).toHaveLength(3)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-console\..*; Secure(?:;|$)/)
})

test("where no address is set, they are for who came by HTTPS", async () => {
  const behind = { PUBLIC_URL: undefined, TRUST_PROXY: "loopback" }
  const secure = await cookiesOf(behind, { "x-forwarded-proto": "https" })
  expect(secure).toHaveLength(3)
  for (const cookie of secure) expect(cookie).toMatch(/; Secure$/)
  const plain = await cookiesOf(behind, { origin: "http://college.example" })
  expect(plain).toHaveLength(3)
  for (const cookie of plain) expect(cookie).not.toMatch(/secure/i)
})
