// Documents and pictures that an applicant sends after the form, from the status page to the decision of staff.
import { randomBytes } from "node:crypto"

import sharp from "sharp"
import { describe, expect, test } from "vitest"

import { documentLimits, fileField } from "#domain/applications/document-slots.ts"
import { createSeatOffers } from "#server/features/merit/merit.ts"
import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import { eraseApplications } from "#server/features/privacy/erase-records.ts"
import {
  buildRow,
  clerk,
  fieldEncryption,
  harnessTime,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { buildPdf } from "#tests/support/samples/pdf-files.ts"
import { makePictures } from "#tests/support/samples/sample-pictures.ts"
import { sampleSession, sessionDeps } from "#tests/support/samples/session.ts"
import { databases } from "#tests/support/servers/databases.ts"

import { answerQuery } from "../own/answer-query.ts"
import { listEvents } from "../staff/application-events.ts"
import { listAnsweredCodes } from "../staff/forms/review-answer.ts"
import { listDocuments } from "./document-repository.ts"
import { sendDocuments } from "./send-documents.ts"

const session = {
  ...sampleSession,
  documents: [
    { slot: "highschool_marksheet", is_required: true, when: "with_application" as const },
    { slot: "category", is_required: false, when: "with_application" as const },
    { slot: "transfer_certificate", is_required: true, when: "after_offer" as const },
  ],
}
const findSession = async () => session
const marksheet = fileField("highschool_marksheet")
const now = () => harnessTime
const [photo] = await makePictures("photo")

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ddd" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "a name" } })
    .toBuffer()
const page = await solid(3000, 1500)

describe.each(databases)("documents on $name", ({ open }) => {
  const { db, files, service, store, rowOf } = useApplicationsHarness(open, { findSession })
  const offers = createSeatOffers({ now })
  const deps = () => ({ db: db(), files: files(), randomBytes, now, findSession, offers })
  type Received = Parameters<ReturnType<typeof sendDocuments>>[1]
  const send = (code: string, received: Received, isConfirmed = true) =>
    sendDocuments(deps())(code, received, { isConfirmed })
  const newCode = async (...row: Parameters<typeof buildRow>) => (await store(buildRow(...row)))[0]!
  const versionOf = async (code: string) => (await rowOf(code)).version
  const newest = async (code: string) => (await listDocuments(db(), code)).at(-1)!
  const review = async (
    code: string,
    state: "accepted" | "returned",
    { id = 0, reason = "" }: { id?: number; reason?: string } = {},
  ) =>
    service().reviewDocument(
      code,
      {
        id: id || (await newest(code)).id,
        state,
        reason,
        expectedVersion: await versionOf(code),
      },
      clerk,
    )

  test("is stored only when the identity is proven, upright, smaller and without metadata", async () => {
    const code = await newCode()
    expect(await send(code, { [marksheet]: [page] }, false)).toEqual({ outcome: "open" })
    expect(await listDocuments(db(), code)).toEqual([])
    expect(await send(code, { [marksheet]: [page, buildPdf()] })).toEqual({ outcome: "sent" })
    const document = await newest(code)
    expect(document).toMatchObject({
      slot: "highschool_marksheet",
      state: "new",
      added_by: "applicant",
    })
    const [jpeg, pdf] = document.files
    const stored = await sharp(await files().read(jpeg!.file)).metadata()
    expect(stored).toMatchObject({ format: "jpeg", width: 2000, height: 1000 })
    expect(stored.exif).toBeUndefined()
    expect(jpeg!.file).toMatch(/^document-[0-9a-f]{32}\.jpg$/)
    // A PDF is stored as it came: its signature can be verified.
    expect(await files().read(pdf!.file)).toEqual(buildPdf())
  })

  test("the same files sent again are stored once, others replace what nobody has looked at", async () => {
    const code = await newCode()
    await send(code, { [marksheet]: [page] })
    await send(code, { [marksheet]: [page] })
    expect(await listDocuments(db(), code)).toHaveLength(1)
    await send(code, { [marksheet]: [buildPdf()] })
    expect((await listDocuments(db(), code)).map(({ state }) => state)).toEqual(["replaced", "new"])
    await review(code, "accepted")
    await send(code, { [marksheet]: [page] })
    expect((await listDocuments(db(), code)).map(({ state }) => state)).toEqual([
      "replaced",
      "accepted",
      "new",
    ])
  })

  test("the same files sent twice at the same moment are stored once", async () => {
    const code = await newCode()
    const outcomes = await Promise.all([1, 2].map(() => send(code, { [marksheet]: [page] })))
    expect(outcomes).toEqual([{ outcome: "sent" }, { outcome: "sent" }])
    expect(await listDocuments(db(), code)).toHaveLength(1)
  })

  test("a document is in the list of what is to be checked until it is decided on", async () => {
    const code = await newCode()
    await send(code, { [marksheet]: [page] })
    expect(await listAnsweredCodes(db(), session.label)).toContain(code)
    await review(code, "accepted")
    expect(await listAnsweredCodes(db(), session.label)).not.toContain(code)
  })

  const pages = (count: number) => Array.from({ length: count }, () => buildPdf())
  test.each([
    { what: "seven pages", sent: pages(7), error: "too_many" },
    {
      what: "a PDF of more than 2 MB",
      sent: [Buffer.concat([buildPdf(), Buffer.alloc(documentLimits.pdfBytes)])],
      error: "too_large",
    },
    {
      what: "a photo over the limit of the form",
      sent: ["too large" as const],
      error: "too_large",
    },
    { what: "a text", sent: [Buffer.from("a text")], error: "format" },
    { what: "half a photo", sent: [page.subarray(0, page.length / 2)], error: "unreadable" },
    {
      what: "a PDF with a program",
      sent: [buildPdf({ catalog: "/OpenAction<</S/JavaScript/JS(x)>>" })],
      error: "active",
    },
  ])("$what is refused, and nothing is stored", async ({ sent, error }) => {
    const code = await newCode()
    const refused = { outcome: "invalid", errors: { [marksheet]: [error] } }
    expect(await send(code, { [marksheet]: sent })).toEqual(refused)
    expect(await listDocuments(db(), code)).toEqual([])
  })

  test("six pages are taken", async () => {
    const code = await newCode()
    expect(await send(code, { [marksheet]: pages(6) })).toEqual({ outcome: "sent" })
    expect((await newest(code)).files).toHaveLength(6)
  })

  test.each([
    {
      what: "a claim that was not made",
      field: fileField("category"),
      form: { category: "general" },
    },
    {
      what: "a paper of an offer, without one",
      field: fileField("transfer_certificate"),
      form: {},
    },
    { what: "a paper that the session does not ask for", field: fileField("income"), form: {} },
    { what: "the photo", field: "image", form: {} },
  ])("$what is not taken", async ({ field, form }) => {
    const code = await newCode(form)
    expect(await send(code, { [field]: [page] })).toEqual({ outcome: "closed" })
  })

  test("an application that left, and an unknown one, take no documents", async () => {
    const code = await newCode({}, { status: "withdrawn" })
    expect(await send(code, { [marksheet]: [page] })).toEqual({ outcome: "closed" })
    expect(await send("AAAAAAAAAAAA", { [marksheet]: [page] })).toEqual({ outcome: "closed" })
  })

  test("an admitted applicant sends the papers of an offer", async () => {
    const code = await newCode({}, { status: "admitted" })
    expect(await send(code, { [fileField("transfer_certificate")]: [page] })).toEqual({
      outcome: "sent",
    })
  })

  test("an application has at most 60 documents", async () => {
    const code = await newCode()
    for (let index = 0; index < documentLimits.perApplication; index++) {
      const other = await solid(10 + index, 10)
      expect(await send(code, { [marksheet]: [other] })).toEqual({ outcome: "sent" })
    }
    expect(await send(code, { [marksheet]: [page] })).toEqual({
      outcome: "invalid",
      errors: { [marksheet]: ["too_many"] },
    })
  })

  test("a required document is accepted, or its original seen, before the application is verified", async () => {
    await turnChannels(db(), ["email"])
    const code = await newCode()
    const verify = async () =>
      service().changeStatus(
        code,
        { to: "verified", reason: "", expectedVersion: await versionOf(code) },
        clerk,
      )
    const missing = { outcome: "refused", errors: { documents: ["documents_missing"] } }
    expect(await verify()).toEqual(missing)
    await send(code, { [marksheet]: [page] })
    expect(await verify()).toEqual(missing)
    expect(await review(code, "returned")).toMatchObject({ outcome: "refused" })
    expect(await review(code, "returned", { reason: "Not readable" })).toEqual({
      outcome: "stored",
    })
    expect(await newest(code)).toMatchObject({ state: "returned", reason: "Not readable" })
    expect(
      await db().selectFrom("outgoing").select("kind").where("admission_code", "=", code).execute(),
    ).toContainEqual({ kind: "query" })
    expect(await review(code, "accepted")).toEqual({ outcome: "not_possible" })
    const { slots } = (await service().readDocuments(code))!
    expect(slots[0]).toMatchObject({ slot: "highschool_marksheet", isMissing: true })
    const seen = { slot: "highschool_marksheet", state: "seen" as const }
    expect(
      await service().noteOriginal(
        code,
        { ...seen, expectedVersion: await versionOf(code) },
        clerk,
      ),
    ).toEqual({ outcome: "stored" })
    expect(await verify()).toEqual({ outcome: "stored" })
  })

  test("of two decisions on one document at the same moment one is stored", async () => {
    const code = await newCode()
    await send(code, { [marksheet]: [page] })
    const outcomes = await Promise.all([
      review(code, "accepted"),
      review(code, "returned", { reason: "No" }),
    ])
    // The other one was made on an older version, or read that the document is decided.
    expect(outcomes.filter(({ outcome }) => outcome === "stored")).toHaveLength(1)
  })

  test("a file of another application is not opened", async () => {
    const [own, other] = [await newCode(), await newCode()]
    await send(own, { [marksheet]: [page] })
    const { file } = (await newest(own)).files[0]!
    expect(await service().openDocument(own, file, clerk)).toBeInstanceOf(Buffer)
    expect(await service().openDocument(other, file, clerk)).toBeUndefined()
    expect(await service().openDocument(own, "image.jpg", clerk)).toBeUndefined()
  })

  test("an answer to a query carries a photo and a document, which staff accept or return", async () => {
    const code = await newCode()
    const fields = ["image", fileField("income")]
    const change = { to: "query", reason: "Send both.", query: { fields } } as const
    await service().changeStatus(code, { ...change, expectedVersion: await versionOf(code) }, clerk)
    const answer = (received: Received) =>
      answerQuery({ ...sessionDeps, ...deps(), fieldEncryption })(
        code,
        { text: "", values: {}, files: received },
        { isConfirmed: true },
      )
    const broken = { image: [Buffer.from("x")], [fileField("income")]: [buildPdf({ pages: 31 })] }
    expect(await answer(broken)).toEqual({
      outcome: "invalid",
      errors: { image: ["image.format"], [fileField("income")]: ["too_many_pages"] },
    })
    // Not asked for: left out.
    const sent = { image: [photo.bytes], [fileField("income")]: [page], [marksheet]: [page] }
    expect(await answer(sent)).toEqual({ outcome: "answered" })
    expect((await listDocuments(db(), code)).map(({ slot }) => slot)).toEqual(["image", "income"])
    const decide = async (accepted: string[], returned: string[]) =>
      service().reviewAnswer(
        code,
        { accepted, returned, reason: "Not readable", expectedVersion: await versionOf(code) },
        clerk,
      )
    expect(await decide(["image"], [])).toMatchObject({ outcome: "refused" })
    expect(await decide(["image"], [fileField("income")])).toEqual({ outcome: "stored" })
    const [picture, income] = await listDocuments(db(), code)
    expect(income).toMatchObject({ state: "returned", reason: "Not readable" })
    const row = await rowOf(code)
    expect(row).toMatchObject({ status: "query", image_file: picture!.files[0]!.file })
    // The photo of the form is kept.
    expect((await newest(code)).files).toMatchObject([{ file: "image.jpg" }])
    expect((await listEvents(db(), code)).at(-1)).toMatchObject({
      data: { to: "query", query: { fields: [fileField("income")] } },
    })
  })

  test("erasing an application erases its documents, and names their files", async () => {
    const code = await newCode({}, { image_file: "", signature_file: "" })
    await send(code, { [marksheet]: [page, buildPdf()] })
    const { files: stored } = await newest(code)
    const erased = await db()
      .transaction()
      .execute((transaction) => eraseApplications(transaction, [code]))
    expect(erased.files.toSorted()).toEqual(stored.map(({ file }) => file).toSorted())
    expect(await listDocuments(db(), code)).toEqual([])
  })
})
