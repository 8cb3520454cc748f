import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { replies } from "#domain/applications/messages/replies.ts"
import type { Render } from "#server/http/pages/render.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"
import { connect } from "#server/platform/database/connect.ts"
import { openApp, picturesIn } from "#tests/support/app.ts"
import {
  type Form,
  freshAadhaar,
  toFormData,
  validForm,
} from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { databases, inOneProject } from "#tests/support/servers/databases.ts"
import { received } from "#tests/support/submission-harness.ts"

const limits = { RATE_APPLICATIONS_PER_DAY: "2", RATE_NETWORK_APPLICATIONS_PER_DAY: "3" }
const officer = { name: "the officer", role: "officer" } as const

describe.each(databases)("limits on applications of one address on $name", ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  let pictures: Awaited<ReturnType<typeof makeSamplePictures>>
  let sites: Awaited<ReturnType<typeof openApp>>[]
  let network = 0
  const openSite = () => openApp({ ...limits, DATA_DIR: place.dataDir, DATABASE_URL: place.url })
  beforeAll(async () => {
    pictures = await makeSamplePictures()
    place = await open()
    sites = [await openSite()]
  })
  afterAll(async () => {
    for (const site of sites) await site.close()
    await place.close()
  })

  const form = (changes: Form = {}) => validForm("BSc", { aadhar_no: freshAadhaar(), ...changes })
  const send = async (ip: string, sent: Form = form(), language = "en", site = sites[0]!) => {
    const body = new Response(toFormData(sent, pictures))
    const reply = await site.app.inject({
      method: "POST",
      url: "/api/v2/admission/save",
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { "content-type": body.headers.get("content-type")!, "accept-language": language },
      remoteAddress: ip,
    })
    return { status: reply.statusCode, headers: reply.headers, answer: reply.json() }
  }
  const countStored = async () => {
    const db = connect(place)
    const rows = await db.selectFrom("applications").select("admission_code").execute()
    await db.destroy()
    return rows.length
  }
  /** An address whose network has sent nothing. */
  const newAddress = () => `203.0.${++network}.1`

  test.each(["en", "hi"] as const)(
    "beyond it: 429 with Retry-After, what to do, and nothing stored (%s)",
    async (language) => {
      const ip = newAddress()
      expect((await send(ip)).status).toBe(200)
      expect((await send(ip)).status).toBe(200)
      const before = [await countStored(), (await picturesIn(place.dataDir)).length]
      const { status, headers, answer } = await send(ip, form(), language)
      expect(status).toBe(429)
      expect(Number(headers["retry-after"])).toBeGreaterThan(86_000)
      expect(answer).toEqual({
        response: false,
        message: replies.too_many_applications[language],
        errors: {},
      })
      expect([await countStored(), (await picturesIn(place.dataDir)).length]).toEqual(before)
      // The network has one left.
      const neighbour = ip.replace(/1$/, "2")
      expect((await send(neighbour)).status).toBe(200)
      expect((await send(neighbour)).status).toBe(429)
    },
  )

  test("a refused form does not count, nor does one that is sent again", async () => {
    const ip = newAddress()
    const first = form({ submission_key: `key-of-the-first-${network}` })
    expect((await send(ip, form({ urn: "" }))).status).toBe(422)
    const { answer } = await send(ip, first)
    for (let time = 0; time < 3; time++) {
      expect((await send(ip, first)).answer.admission_code).toBe(answer.admission_code)
    }
    expect((await send(ip)).status).toBe(200)
    expect((await send(ip)).status).toBe(429)
    // Over the limit, a retry still gets its code.
    expect((await send(ip, first)).answer.admission_code).toBe(answer.admission_code)
  })

  test("parallel submissions do not exceed it", async () => {
    const ip = newAddress()
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(ip)))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429, 429])
  })

  test("paper forms that staff enter are not limited", async () => {
    const ip = newAddress()
    await send(ip)
    await send(ip)
    const outcome = await sites[0]!.services.staffApplications.enterPaper(
      received(form(), pictures),
      officer,
    )
    expect(outcome.accepted).toBe(true)
  })

  test("counts hold after a restart, and across processes", async () => {
    const ip = newAddress()
    expect((await send(ip)).status).toBe(200)
    if (place.url === undefined) await sites.pop()!.close()
    sites.push(await openSite())
    const other = sites.at(-1)!
    expect((await send(ip, form(), "en", other)).status).toBe(200)
    expect((await send(ip, form(), "en", other)).status).toBe(429)
    expect((await send(ip)).status).toBe(429)
  })

  test("the college's own network is not limited", async () => {
    for (let time = 0; time < 4; time++) expect((await send("192.168.1.20")).status).toBe(200)
  })
})

test.each(inOneProject)(
  "a form without JavaScript has the same limit, with Retry-After, and comes back filled",
  async () => {
    const pictures = await makeSamplePictures()
    const render: Render = async (_request, context) => {
      const { received: sent, submit } = context as RequestContext
      if (typeof sent !== "object") throw new Error("not read")
      const outcome = await submit(sent)
      const isOver = typeof outcome === "object" && "retryAfterSeconds" in outcome
      return new Response(String(sent.fields["applicant_name"]), { status: isOver ? 429 : 200 })
    }
    const site = await openApp({ RATE_APPLICATIONS_PER_DAY: "1" }, { render })
    const post = async () => {
      const form = validForm("BSc", { aadhar_no: freshAadhaar(), applicant_name: "Asha Devi" })
      const body = new Response(toFormData(form, pictures))
      return site.app.inject({
        method: "POST",
        url: "/admission-form/bsc",
        payload: Buffer.from(await body.arrayBuffer()),
        headers: { "content-type": body.headers.get("content-type")! },
        remoteAddress: "203.0.113.1",
      })
    }
    expect((await post()).statusCode).toBe(200)
    const refused = await post()
    expect([refused.statusCode, refused.body]).toEqual([429, "Asha Devi"])
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(86_000)
    await site.close()
  },
)
