import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

import { backgroundHeader, memberHeader } from "#domain/staff/limits.ts"

import { type Me, reauthentication } from "../sign-in-session/reauthentication.ts"
import { readInBackground, sendForMember } from "./api-client.ts"
import { sendOnce } from "./send-once.ts"

const memberOf = (id: string): Me => ({
  id,
  name: id,
  email: `${id}@college.example`,
  role: "clerk",
  hasSecondFactor: false,
})
const ravi = memberOf("ravi")
const meena = memberOf("meena")

/** Stubs the server for a signed-in member or none, and records stored requests. */
const serve = () => {
  const server = { signedIn: undefined as Me | undefined, stored: [] as string[] }
  vi.stubGlobal("fetch", async (path: string, { method, headers, body }: RequestInit) => {
    const member = new Headers(headers).get(memberHeader)
    if (!server.signedIn) return Response.json({ message: "not_signed_in" }, { status: 401 })
    if (member && member !== server.signedIn.id) {
      return Response.json({ message: "another_member" }, { status: 409 })
    }
    server.stored.push(`${server.signedIn.id}: ${method} ${path} ${String(body ?? "")}`.trim())
    return Response.json({})
  })
  return server
}

const isHeld = () => vi.waitFor(() => expect(reauthentication.step()).toBeDefined())

describe("a request after the session ended", () => {
  beforeEach(() => reauthentication.setMember(ravi))
  afterEach(() => {
    reauthentication.decline()
    reauthentication.setMember(undefined)
    vi.unstubAllGlobals()
  })

  test.each(["POST", "PUT", "DELETE"] as const)(
    "%s is held and repeated only after the member confirms",
    async (method) => {
      const server = serve()
      const answer = sendForMember(method, "/content/notices/x", { data: "typed" })
      await isHeld()
      server.signedIn = ravi
      reauthentication.signedIn(ravi)
      expect(reauthentication.step()).toEqual({ name: "repeat", changes: 1 })
      expect(server.stored).toEqual([])
      reauthentication.repeat()
      expect((await answer).ok).toBe(true)
      expect(server.stored).toEqual([
        `ravi: ${method} /api/console/content/notices/x {"data":"typed"}`,
      ])
    },
  )

  test("a read is repeated after sign-in without confirmation", async () => {
    const server = serve()
    const answer = sendForMember("GET", "/students")
    await isHeld()
    server.signedIn = ravi
    reauthentication.signedIn(ravi)
    expect((await answer).ok).toBe(true)
    expect(reauthentication.step()).toBeUndefined()
  })

  test("a declined change fails with its own message", async () => {
    serve()
    const answer = sendForMember("PUT", "/students/x", {})
    await isHeld()
    reauthentication.decline()
    await expect(answer).rejects.toMatchObject({
      status: 499,
      message: "console.refusals.not_repeated",
    })
  })

  test("a change is not stored for another member who signed in in another tab", async () => {
    const server = serve()
    server.signedIn = meena
    const answer = sendForMember("PUT", "/staff/x", {})
    await isHeld()
    expect(reauthentication.step()).toMatchObject({ name: "another member" })
    expect(server.stored).toEqual([])
    reauthentication.continueAs(meena)
    expect((await answer).ok).toBe(true)
    expect(server.stored).toEqual(["meena: PUT /api/console/staff/x {}"])
  })

  test("a background read fails without opening a dialog", async () => {
    serve()
    const { signal } = new AbortController()
    await expect(readInBackground("/operations", signal)).rejects.toMatchObject({ status: 401 })
    expect(reauthentication.step()).toBeUndefined()
  })

  test("a background read has the header for background requests", async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: "state" }))
    vi.stubGlobal("fetch", fetched)
    const { signal } = new AbortController()
    expect(await readInBackground("/operations", signal)).toBe("state")
    const headers = new Headers(fetched.mock.calls[0]![1]!.headers)
    expect([headers.get(backgroundHeader), headers.get(memberHeader)]).toEqual(["1", "ravi"])
  })

  test("fails at once without a member, as at the first visit", async () => {
    reauthentication.setMember(undefined)
    serve()
    await expect(sendForMember("GET", "/students")).rejects.toMatchObject({ status: 401 })
    expect(reauthentication.step()).toBeUndefined()
  })
})

test("a refused form has its errors by field, for inputs of react-admin and for an application form", async () => {
  const errors = { dob: ["birth_date.format"] }
  vi.stubGlobal("fetch", async () => Response.json({ message: "refused", errors }, { status: 422 }))
  const answer = sendOnce("PUT", "/applications/x", {})
  await expect(answer).rejects.toMatchObject({
    message: "console.refusals.refused",
    body: { errors: { dob: "console.errors.birth_date.format" }, fieldErrors: errors },
  })
  vi.unstubAllGlobals()
})
