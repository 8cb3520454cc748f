import { expect, test } from "vitest"

import { commandLine } from "#server/features/staff/invites.ts"
import { openFuzzedSite, password } from "#tests/support/fuzz/fuzzed-site.ts"

const origin = "https://college.example"

/** Cookies set by a sign-in on a site with environment `env` and request headers `headers`. */
const cookiesOf = async (env: Record<string, string | undefined>, headers: object) => {
  const site = await openFuzzedSite(env)
  const member = { name: "Sunita Verma", email: "sunita@college.example", password }
  await site.services.staff.join(await site.services.staff.invite("clerk", commandLine), member)
  const reply = await site.send({
    method: "POST",
    url: "/api/console/auth/sign-in/email",
    headers: { host: "college.example", origin, ...headers },
    payload: { email: member.email, password },
  })
  await site.close()
  return [reply.headers["set-cookie"] ?? []].flat()
}

test("with an HTTPS PUBLIC_URL, cookies are Secure and named __Secure-", async () => {
  const cookies = await cookiesOf({ PUBLIC_URL: origin }, {})
  expect(cookies).toHaveLength(4)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-console[._].*; Secure(?:;|$)/)
})

test("without PUBLIC_URL, the site is reached over HTTP, and cookies are not Secure", async () => {
  const cookies = await cookiesOf({ PUBLIC_URL: undefined }, { origin: "http://college.example" })
  expect(cookies).toHaveLength(4)
  for (const cookie of cookies) expect(cookie).not.toMatch(/secure/i)
})
