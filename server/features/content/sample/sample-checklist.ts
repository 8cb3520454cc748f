import { compareItems } from "#domain/content/compare-items.ts"
import { type FieldSchema, fieldSchemaOf } from "#domain/content/field-schema.ts"
import { summaryOf } from "#domain/content/format.ts"
import { fixedPages, plainPath, publicPath } from "#domain/content/paths.ts"
import {
  canBeHidden,
  isConfirmedHere,
  isMarkedAsSample,
  type SampleRef,
  type SampleRow,
} from "#domain/content/sample-checklist.ts"
import { isSettingsGroup, settingsGroups } from "#domain/content/settings-groups.ts"
import { otherSpelling } from "#domain/content/spellings.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { changeContent } from "../items/content-version.ts"
import { isSiteName, parseData, schemas, titleOf } from "../items/item-row.ts"
import { findItemRow, type WriteResult, writeItem } from "../items/write-item.ts"
import { readSettings } from "../settings.ts"
import { countDone, listOpenSample, type OpenSample } from "./open-sample.ts"

interface Deps {
  db: Database
  now: () => Date
}

/** Values of a row: enough to recognise the text. */
const valuesShown = 8

const isWritten = (kind: FieldSchema["kind"]) =>
  ["text", "longtext", "markdown", "list"].includes(kind)

const pathOf = ({ collection, slug, part, item }: OpenSample) =>
  isSettingsGroup(part) ? settingsGroups[part].path : publicPath(collection, slug, item)

/** The lines of a text that the sample wrote. */
const leftOf = (text: string, lines: readonly string[]) =>
  text
    .split("\n")
    .filter((line) => lines.includes(line.trim()))
    .join("\n")

const rowOf = (open: OpenSample): SampleRow => {
  const { collection, slug, part, version, item, isEdited, lines } = open
  const named = isSettingsGroup(part) ? settingsGroups[part].name : titleOf(collection, item)
  const title = named.en || named.hi ? named : { en: slug, hi: slug }
  const fields = fieldSchemaOf(schemas[collection]).fields ?? []
  const values = compareItems(part ? fields.filter(({ name }) => name === part) : fields, {}, item)
    .filter(({ after, language }) => after !== title[language ?? "en"])
    // Of an item that the college has edited: what it left.
    .map(({ after, ...value }) => ({ ...value, after: isEdited ? leftOf(after, lines) : after }))
    .filter(({ after }) => after !== "")
    .map(({ names, language, kind, after }) => ({
      names,
      kind,
      ...(language && { language }),
      after: isWritten(kind) ? summaryOf(after) : after,
    }))
  return {
    collection,
    slug,
    part,
    title,
    version,
    isEdited,
    isMarked: isMarkedAsSample(lines),
    path: pathOf(open),
    values: values.slice(0, valuesShown),
  }
}

const readChecklist =
  ({ db, now }: Deps) =>
  async () => {
    const open = await listOpenSample(db, now())
    const { is_sample } = await readSettings(db)
    return {
      /** Whether the site still shows the sample college: then there is nothing to confirm yet. */
      isSample: is_sample,
      rows: open.map(rowOf),
      done: await countDone(db, open),
    }
  }

export type SampleChecklist = Awaited<ReturnType<ReturnType<typeof readChecklist>>>

const keyOf = ({ collection, slug, part }: SampleRef) => `${collection}/${slug}/${part}`

/**
 * A member says that these texts are true for the college. What is not open any more is left out, and so is a text that says
 * itself that it is a sample. Returns how many were confirmed, and how many are marked.
 */
const confirmSample =
  ({ db, now }: Deps) =>
  (refs: readonly SampleRef[], by: string) =>
    changeContent(db, async (transaction) => {
      const stamp = stampOf({ now }, by)
      const asked = new Set(refs.filter(isConfirmedHere).map(keyOf))
      const open = await listOpenSample(transaction, now())
      const found = open.filter((one) => asked.has(keyOf(one)))
      const chosen = found.filter(({ lines }) => !isMarkedAsSample(lines))
      for (const { collection, slug, part } of chosen) {
        const row = { collection, slug, part, confirmed_at: stamp.at, confirmed_by: by }
        await transaction.insertInto("confirmations").values(row).execute()
        const details = part ? { part } : undefined
        await writeAudit(transaction, stamp, "sample confirmed", `${collection}/${slug}`, details)
      }
      return { count: chosen.length, marked: found.length - chosen.length }
    })

/** Takes an item of the sample off the website: it becomes a draft, which the college can write and publish again. */
const hideSample =
  ({ db, now }: Deps) =>
  (ref: Omit<SampleRef, "part">, expectedVersion: number, by: string) =>
    changeContent(db, async (transaction): Promise<WriteResult | "unknown" | "needed"> => {
      const { collection, slug } = ref
      const open = await listOpenSample(transaction, now())
      const found = open.find((one) => one.collection === collection && one.slug === slug)
      const row = found && (await findItemRow(transaction, collection, slug))
      if (!row) return "unknown"
      if (!canBeHidden(ref) || !isSiteName(found.collection)) return "needed"
      const item = parseData(found.collection, JSON.parse(row.data))
      const change = { item, publish_at: null, unpublish_at: null, expectedVersion }
      return writeItem(transaction, [found.collection, slug], change, stampOf({ now }, by))
    })

const showsOnHome = (collection: string) =>
  (fixedPages[0].shows as readonly string[]).includes(collection)

/**
 * The paths of the pages that still show texts of the sample, as `plainPath` writes them. Empty while the whole site is
 * the sample: every page says so then.
 */
const listSamplePaths =
  ({ db, now }: Deps) =>
  async () => {
    const { is_sample } = await readSettings(db)
    if (is_sample) return []
    const open = await listOpenSample(db, now())
    const paths = open.flatMap((one) => [
      pathOf(one),
      otherSpelling(pathOf(one)) ?? pathOf(one),
      ...(showsOnHome(one.collection) ? ["/"] : []),
    ])
    return [...new Set(paths.map(plainPath))]
  }

/** What is left of the sample, and what the college does about each text (decision 68). */
export const createSampleChecklist = (deps: Deps) => ({
  read: readChecklist(deps),
  count: async () => (await listOpenSample(deps.db, deps.now())).length,
  confirm: confirmSample(deps),
  hide: hideSample(deps),
  listPaths: listSamplePaths(deps),
})
