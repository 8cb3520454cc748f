import { describe, expect, test } from "vitest"

import { databases } from "#tests/support/servers/databases.ts"
import { useStudentHarness } from "#tests/support/student-harness.ts"

describe.each(databases)("too many failed sign-ins on $name", ({ open }) => {
  const { later, enrol, signIn, token } = useStudentHarness(open)

  test("the sixth attempt for one number in 15 minutes is refused, even with the right date and from another address", async () => {
    const { aadhaar } = await enrol()
    for (let i = 0; i < 5; i++) {
      expect(await signIn(aadhaar, "01012000")).toEqual({ outcome: "refused" })
      later(1)
    }
    const wait = { outcome: "too many", retryAfterSeconds: 600 }
    expect(await signIn(aadhaar)).toEqual(wait)
    expect(await signIn(aadhaar, "27032007", { address: "192.0.2.2" })).toEqual(wait)
    later(10)
    expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
  })

  test("an unknown number is limited in the same way", async () => {
    for (let i = 0; i < 5; i++) await signIn("999999990019")
    expect(await signIn("999999990019")).toMatchObject({ outcome: "too many" })
  })

  test("a refused attempt does not extend the wait", async () => {
    const { aadhaar } = await enrol()
    for (let i = 0; i < 5; i++) await signIn(aadhaar, "01012000")
    for (let i = 0; i < 10; i++) await signIn(aadhaar, "01012000")
    later(15)
    expect(await signIn(aadhaar)).toMatchObject({ outcome: "signed in" })
  })

  test("a success resets the failures of the number", async () => {
    const { aadhaar } = await enrol()
    for (let i = 0; i < 4; i++) await signIn(aadhaar, "01012000")
    await token(aadhaar)
    for (let i = 0; i < 5; i++) {
      expect(await signIn(aadhaar, "01012000")).toEqual({ outcome: "refused" })
    }
  })

  test.each([
    { from: "192.0.2.1", next: "192.0.2.1", elsewhere: "192.0.2.2" },
    { from: "2001:db8::1", next: "2001:db8::2:3", elsewhere: "2001:db8:0:1::1" },
    { from: "::ffff:192.0.2.1", next: "192.0.2.1", elsewhere: "::ffff:192.0.2.2" },
  ])(
    "after 30 attempts from $from one from $next is refused, from $elsewhere it is not",
    async ({ from, next, elsewhere }) => {
      const { aadhaar } = await enrol()
      const signInFrom = (address: string) => signIn(aadhaar, "27032007", { address })
      for (let i = 0; i < 30; i++) await signIn("not a number", "", { address: from })
      expect(await signInFrom(next)).toMatchObject({ outcome: "too many" })
      expect(await signInFrom(elsewhere)).toMatchObject({ outcome: "signed in" })
    },
  )

  test("twenty concurrent attempts do not exceed the limit", async () => {
    const { aadhaar } = await enrol()
    const results = await Promise.all(Array.from({ length: 20 }, () => signIn(aadhaar, "01012000")))
    expect(results.filter(({ outcome }) => outcome === "refused").length).toBeLessThanOrEqual(5)
  })
})
