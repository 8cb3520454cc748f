// A site of its own, whose programmes close as a test says. Without JavaScript.
import { createHash } from "node:crypto"

import { afterAll, beforeAll, expect, test, vi } from "vitest"

import { replies } from "#domain/applications/messages/replies.ts"
import { dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import { signStart } from "#server/features/applications/start-token.ts"
import { changeContent } from "#server/features/content/items/content-version.ts"
import { readConfig } from "#server/platform/config.ts"
import { loadExistingKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { save } from "#tests/support/contract-calls.ts"
import { fillForm } from "#tests/support/html/html-form.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { withDatabaseOf } from "#tests/support/merit/publish-list.ts"
import { openPage } from "#tests/support/open-page.ts"
import { toFormData, validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const minuteMs = 60_000
const formPath = "/admission-form/bsc/part-1"

let site: RunningServer
beforeAll(async () => {
  site = await startServer({ SAMPLE_SESSION: "2025-26" })
})
afterAll(() => site.close())

/** Lets all programmes close some minutes from now, or ago. */
const closeIn = (minutes: number) => {
  const at = new Date(Date.now() + minutes * minuteMs)
  const closes = { day: dayInIndia(at), time: timeInIndia(at) }
  return withDatabaseOf(site, (db) =>
    changeContent(db, async (transaction) => {
      const rows = transaction.selectFrom("items").selectAll().where("collection", "=", "sessions")
      for (const { slug, data } of await rows.execute()) {
        const session = JSON.parse(data) as { programmes: object[] }
        const programmes = session.programmes.map((programme) => ({ ...programme, closes }))
        await transaction
          .updateTable("items")
          .set({ data: JSON.stringify({ ...session, grace_minutes: 30, programmes }) })
          .where("collection", "=", "sessions")
          .where("slug", "=", slug)
          .execute()
      }
    }),
  )
}

/** A token of a page that was made some minutes ago. */
const tokenOf = async (minutesAgo: number) => {
  const key = await loadExistingKey(readConfig({ DATA_DIR: site.dataDir }))
  return signStart(createFieldEncryption(key), new Date(Date.now() - minutesAgo * minuteMs))
}

const open = (path: string) => openPage(site.url + path)
type Page = Awaited<ReturnType<typeof open>>
const noteOn = ({ main }: Page) =>
  textOf(findAll(main, "p").find(({ attributes }) => "data-closing" in attributes)!)
const tokenOn = ({ main }: Page) =>
  findAll(main, "input").find(({ attributes }) => attributes.name === "start_token")?.attributes
    .value

/** Opens a page until it shows a change: one that was just drawn is served for a moment longer. */
const openChanged = (path: string, isChanged: (page: Page) => boolean) =>
  vi.waitFor(
    async () => {
      const page = await open(path)
      if (!isChanged(page)) throw new Error(`${path} does not show the change.`)
      return page
    },
    { timeout: 10_000, interval: 100 },
  )

test.each([
  ["/admission-form", /^Applications close (?:today, |on )\d+ .* \(Indian time\)\.$/],
  [formPath, /^Applications close (?:today, |on )\d+ .* \(Indian time\)\.$/],
  [`/hi${formPath}`, /^आवेदन .* बजे \(भारतीय समय\) बन्द हो जाएँगे।$/],
])("shortly before the end %s says when it is, and counts down", async (path, text) => {
  await closeIn(120)
  const page = await openChanged(path, (opened) => text.test(noteOn(opened)))
  const scripts = Array.from(page.html.matchAll(/<script>([^]*?)<\/script>/g), ([, code]) => code!)
  const script = scripts.find((code) => code.includes("[data-closing]"))
  const hash = createHash("sha256").update(script!).digest("base64")
  expect(page.response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`)
})

test("in the minutes of grace a form that was begun in time is stored, another is refused", async () => {
  await closeIn(-5)
  const page = await openChanged(formPath, (opened) =>
    noteOn(opened).includes("a form that is begun now is not accepted"),
  )
  expect(tokenOn(page)).toBeUndefined()
  const pictures = await makeSamplePictures()
  const send = async (start_token: string) =>
    save(site.url, toFormData(validForm("BSc"), pictures, { start_token }))
  const late = await send(await tokenOf(2))
  expect([late.status, late.answer.message]).toEqual([422, replies.begun_late.en])
  expect((await send("")).status).toBe(422)
  expect((await send(await tokenOf(60))).answer.response).toBe(true)
})

test("a form without JavaScript keeps its token through a change of the language and a refusal", async () => {
  await closeIn(120)
  const page = await openChanged(formPath, (opened) => tokenOn(opened) !== undefined)
  const token = tokenOn(page)
  expect(token).toMatch(/^\w+\.[\w-]{22}$/)
  await closeIn(-5)
  const post = async (path: string, from: Page, intent?: string) => {
    const body = fillForm(find(from.document, "form#application"), {})
    if (intent) body.set("intent", intent)
    return openPage(site.url + path, { method: "POST", body })
  }
  const hindi = await post(`/hi${formPath}`, page, "other language")
  expect([hindi.status, tokenOn(hindi)]).toEqual([200, token])
  const refused = await post(`/hi${formPath}`, hindi)
  expect([refused.status, tokenOn(refused)]).toEqual([422, token])
})
