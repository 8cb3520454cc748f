// Sample data with rows in every table, created through the services, on SQLite and local files.

import { Readable } from "node:stream"

import { toAnswers } from "#domain/applications/drafts/answers-file.ts"
import { presetRule } from "#domain/merit/candidates/merit-presets.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import { insertChange } from "#server/features/content/financial/financial-repository.ts"
import { turnChannels } from "#server/features/outgoing/outgoing.ts"
import { noteNotices } from "#server/features/privacy/erasure-plans.ts"
import { commandLine } from "#server/features/staff/invites.ts"
import { connect, withDatabase } from "#server/platform/database/connect.ts"

import { openApp } from "../app.ts"
import { clerk, buildRow } from "../applications-harness.ts"
import { openConsole } from "../console.ts"
import { apply } from "../contract-calls.ts"
import { oneTimeCode } from "../one-time-code.ts"
import { softwarePasskey } from "../software-passkey.ts"
import { password } from "../staff-session.ts"
import { freshAadhaar } from "./applications.ts"
import { makeSamplePictures } from "./sample-pictures.ts"
import { notice } from "./site-content.ts"

/** Of content/students.csv. */
export const sampleStudent = { userid: "999941057058", password: "27032007", role: "3" }

const at = "2025-07-10T06:30:00.000Z"
const pdf = Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n")

/**
 * Adds an administrator with a second factor, a sign-in that waits for its code, a clerk with a passkey, and an unused
 * invitation.
 */
const hireStaff = async (dataDir: string) => {
  const service = await openConsole({ DATA_DIR: dataDir })
  const email = await service.join("administrator")
  const cookie = service.cookieOf(await service.signIn(email))
  const enabled = await service.call("POST", "/auth/two-factor/enable", {
    cookie,
    body: { password },
  })
  const { totpURI } = enabled.json() as { totpURI: string }
  const body = { code: oneTimeCode(totpURI) }
  await service.call("POST", "/auth/two-factor/verify-totp", { cookie, body })
  await service.signIn(email)
  const clerkCookie = await service.cookieFor("clerk")
  const withPassword = { cookie: clerkCookie, body: { password } }
  const options = await service.call("POST", "/auth/passkeys/options", withPassword)
  const response = softwarePasskey().create(options.json().data, "http://college.example")
  await service.call("POST", "/auth/passkeys", {
    cookie: clerkCookie,
    body: { name: "Phone", response },
  })
  // A challenge that is not answered.
  await service.call("POST", "/auth/passkeys/options", withPassword)
  await service.services.staff.invite("editor", commandLine)
  await service.close()
}

const editContent = async ({
  contentAdmin,
  media,
}: Awaited<ReturnType<typeof open>>["services"]) => {
  const item = { ...notice("Hostel fee"), attachments: [] }
  await contentAdmin.create("notices", { item, publish_at: "now" }, "editor")
  const by = { id: "1", name: "editor", isConfirmed: false }
  await contentAdmin.change(["notices", "hostel-fee"], { item: notice("Mess fee") }, 1, by)
  await contentAdmin.preview("notices", "hostel-fee", { item })
  await contentAdmin.create("notices", { slug: "removed", item }, "editor")
  await contentAdmin.remove("notices", "removed", 1, "editor")
  const page = { ...notice("Old hall"), path: "/old-hall", excerpt: { en: "", hi: "" } }
  await contentAdmin.create("pages", { slug: "hall", item: page, publish_at: "now" }, "editor")
  const moved = { item: { ...page, path: "/new-hall" } }
  await contentAdmin.change(["pages", "hall"], moved, 1, by)
  const file = await media.receive(Readable.from([pdf]))
  await media.add({ name: "list.pdf", file, alt_en: "A list", alt_hi: "एक सूची" }, "editor")
}

/** Signs a rule, publishes a first list by it, enters marks, and objects to the list. */
const publishMeritList = async ({
  merit,
  applicantMerit,
  settings,
}: Awaited<ReturnType<typeof open>>["services"]) => {
  const officer = { name: "officer", role: "officer" } as const
  const where = { session: (await settings()).admission_session, programme: "BSc" }
  // Nobody has verified an application yet.
  const rule = { ...presetRule("intermediate", 2), ranked: "all" } as const
  const draft = { unmodifiedSince: "", rule, reason: "" }
  await merit.saveRule(where, draft, officer)
  const [saved] = (await merit.read(where)).rules
  await merit.signRule(where, { version: 1, unmodifiedSince: saved!.changed_at }, officer)
  const round = await merit.dryRun(where, officer.name)
  if (round.outcome !== "computed") throw new Error(round.outcome)
  const { sha256 } = round.list.result
  const remark = {
    number: 1,
    sha256,
    kind: "remark",
    name: "",
    text: "Two forms are late",
  } as const
  await merit.noteOnDraft(where, remark, officer)
  const publication = {
    number: 1,
    sha256,
    publishAt: "",
    lastDate: "2030-07-14",
  }
  await merit.publish(where, publication, officer)
  const [first] = (await merit.readProgrammeMarks(where)).applications
  await merit.enterMarks(first!.code, { entrance: "61.50" }, officer)
  const [list] = (await merit.read(where)).rounds
  const applicant = { admissionCode: first!.code, session: where.session, course: "BSc" } as const
  const objection = {
    list: list!.id,
    topic: "index",
    text: "My marks of class 12 are 412.",
    isConfirmed: true,
  }
  await applicantMerit.makeObjection(applicant, objection)
  const [offer] = (await merit.read(where)).offers
  const acceptance = { list: list!.id, answer: "accepted", isConfirmed: true } as const
  await applicantMerit.answerOffer({ ...applicant, admissionCode: offer!.code }, acceptance)
}

const open = (dataDir: string) => openApp({ DATA_DIR: dataDir })

const writeMessages = async ({ services }: Awaited<ReturnType<typeof open>>) => {
  const fields = { name: "A", email: "a@college.example", subject: "फीस", message: "When?" }
  for (let i = 0; i < 2; i++) await services.sendMessage(fields, async () => false)
  // The id of a removed message is never reused.
  await services.removeMessage(2, "clerk")
}

/** Sends a grievance, which goes to a member of staff. */
const sendGrievance = async ({ services }: Awaited<ReturnType<typeof open>>) => {
  const { grievances } = services
  const [member] = (await grievances.responsibles.read()).members
  await grievances.responsibles.choose("fees", member!.id, "administrator")
  const fields = { category: "fees", text: "शुल्क", name: "आशा", mobile: "9876543210" }
  await grievances.submit(fields, "hi", async () => false)
}

/** Stores a form that is not submitted. */
const storeDraft = async (url: string) => {
  const answers = toAnswers({
    course: "BSc",
    session: "2025-26",
    saved_at: at,
    values: { applicant_name: "आशा" },
    files: [],
  })
  const body = JSON.stringify({ pin: "493817", submission_key: crypto.randomUUID(), answers })
  const headers = { "content-type": "application/json" }
  const init = { method: "POST", headers, body }
  const reply = await fetch(`${url}/api/v2/admission/drafts`, init)
  if (!reply.ok) throw new Error(await reply.text())
}

/** Adds applications without pictures and audit entries: more than one batch of a migration. */
const addMany = async (dataDir: string, count: number) => {
  const db = connect({ dataDir, url: undefined })
  const line = { at, actor: "a clerk", action: "looked", subject: "list" }
  for (let made = 0; made < count; made += 100) {
    await insertApplications(
      db,
      Array.from({ length: 100 }, () => buildRow()),
    )
    await db
      .insertInto("audit")
      .values(Array.from({ length: 100 }, () => line))
      .execute()
  }
  await db.destroy()
}

/** Accepts the loss of a file that no record names any more. */
const acceptLoss = (dataDir: string) =>
  withDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }, (db) =>
    db
      .insertInto("lost_files")
      .values({ name: `${"0".repeat(32)}.jpg`, accepted_at: at, accepted_by: "command line" })
      .execute(),
  )

/** A change of the account that waits for a second person. */
const askForAccount = (dataDir: string) =>
  withDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }, (db) =>
    insertChange(db, {
      collection: "settings",
      slug: "college",
      changes: [{ place: ["deposit", "ifsc"], from: "SAMP0000123", to: "SBIN0001234" }],
      asked_at: at,
      asked_by: "administrator",
      asked_by_id: "1",
      state: "waiting",
      decided_at: null,
      decided_by: null,
    }),
  )

/** Confirms a text of the sample, as after "Start as my college". */
const confirmText = (dataDir: string) =>
  withDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }, (db) =>
    db
      .insertInto("confirmations")
      .values({
        collection: "pages",
        slug: "vision",
        part: "",
        confirmed_at: at,
        confirmed_by: "editor",
      })
      .execute(),
  )

/** Notes that messages are due for erasure. */
const noteErasure = (dataDir: string) =>
  withDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }, (db) =>
    noteNotices(db, [{ kind: "messages", session: "" }], at),
  )

/** Fills a data directory. Returns the codes of the applications that have pictures. */
export const makeCollege = async (dataDir: string, { many = 0 } = {}) => {
  await hireStaff(dataDir)
  await withDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined }, (db) =>
    turnChannels(db, ["email"]),
  )
  const site = await open(dataDir)
  const url = await site.listen()
  const pictures = await makeSamplePictures()
  const codes: string[] = []
  for (let i = 0; i < 3; i++) codes.push(await apply(url, pictures))
  const photo = { files: { image: pictures.image.bytes }, why: "Blurred", expectedVersion: 1 }
  // The former photo is kept as a document.
  await site.services.staffApplications.replacePictures(codes[0]!, photo, clerk)
  await storeDraft(url)
  await site.services.staffApplications.saveView("नए आवेदन", { list: "new" }, clerk)
  await site.services.staffApplications.noteOpen(codes[0]!, true, clerk)
  const change = { key: "a".repeat(32), staffId: "clerk", request: "POST /views" }
  const claim = await site.services.idempotencyKeys.claim(change)
  if (claim.outcome === "claimed") await claim.change.answer(200, "{}")
  await site.services.staffApplications.addNote(codes[0]!, "अंकपत्र देखें", clerk)
  const [, second, third] = codes
  await site.services.staffApplications.settleDuplicates(
    {
      decision: "different_people",
      kept: undefined,
      reason: "Saw both cards",
      expectedVersions: { [second!]: 1, [third!]: 1 },
    },
    clerk,
  )
  await editContent(site.services)
  await sendGrievance(site)
  await writeMessages(site)
  await publishMeritList(site.services)
  const address = "192.0.2.1"
  const client = { address, deviceCookie: "" }
  await site.services.proveIdentity(codes[0]!, freshAadhaar(), client)
  await site.services.noteNumberSearch(clerk)
  await site.services.signIn({ ...sampleStudent, address })
  await site.services.signIn({ ...sampleStudent, password: "01012001", address })
  await site.close()
  await acceptLoss(dataDir)
  await noteErasure(dataDir)
  await askForAccount(dataDir)
  await confirmText(dataDir)
  if (many > 0) await addMany(dataDir, many)
  return { codes }
}
