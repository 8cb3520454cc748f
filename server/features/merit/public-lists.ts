import type { FrozenList } from "#domain/merit/frozen-list.ts"
import type { DraftNote } from "#domain/merit/rounds/draft-notes.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { formOf } from "#server/features/applications/applications.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasRows } from "#server/platform/database/dialect.ts"

import { type computeRound, listCodes } from "./compute-round.ts"
import { type Draft, findDraft, listDraftNotes } from "./drafts.ts"
import { findList, listStandingRounds, meritSubject, type Where } from "./merit-rows.ts"

/** A list as it hangs at the notice board. */
export interface PrintedList extends Where {
  number: number
  sha256: string
  /** ISO 8601, UTC. It may be in the future: the paper is made before the list is public. */
  publishedAt: string
  /** The last day to accept an offer, YYYY-MM-DD. */
  lastDate: string
  list: FrozenList
  people: ListPeople
  /** Only a draft: the list is not published. */
  draft?: { committee: readonly string[]; notes: readonly DraftNote[] }
}

/** A list for the printer of the staff; undefined if there is none, or it was withdrawn. The audit says who had it. */
export const printList =
  ({ db, now, settings }: Pick<SiteDeps, "db" | "now" | "settings">) =>
  async (where: Where, number: number, { name }: Actor): Promise<PrintedList | undefined> => {
    const rounds = await listStandingRounds(db, where)
    const round = rounds.find((one) => one.number === number)
    if (!round) return undefined
    const isNamed = (await settings()).merit_lists.paper !== "codes"
    const stamp = stampOf({ now }, name)
    await writeAudit(db, stamp, "merit list printed", meritSubject(where), { list: number })
    const { list, sha256 } = await findList(db, round.id)
    return {
      ...where,
      number,
      sha256,
      publishedAt: round.published_at,
      lastDate: round.last_date,
      list: JSON.parse(list),
      people: await readListPeople(db, round, { isNamed, isPaper: true }),
    }
  }

interface DraftDeps extends Pick<SiteDeps, "db" | "fieldEncryption" | "now" | "findSession"> {
  compute: ReturnType<typeof computeRound>
}

/** The list of a draft. One of an older version is computed again; undefined if data have changed, and it would be another one. */
const listOfDraft = async ({ db, compute }: DraftDeps, where: Where, draft: Draft) => {
  if (draft.list) return draft.list
  const round = await compute(db, where, draft.candidates_at, draft)
  const isSame = round.outcome === "computed" && round.list.result.sha256 === draft.sha256
  return isSame ? round.list : undefined
}

/** The draft of a list with all names, to be read and signed, as it was made. */
export const printDraft =
  (deps: DraftDeps) =>
  async (
    where: Where,
    seen: { number: number; sha256: string },
    { name }: Actor,
  ): Promise<PrintedList | undefined> => {
    const { db, now, findSession, fieldEncryption } = deps
    const draft = await findDraft(db, where, seen)
    const list = draft && (await listOfDraft(deps, where, draft))
    if (!draft || !list) return undefined
    const details = { list: draft.number }
    await writeAudit(
      db,
      stampOf({ now }, name),
      "merit draft printed",
      meritSubject(where),
      details,
    )
    const rows = await db
      .selectFrom("applications")
      .select(["admission_code", "application_number", "applicant_name", "form", "form_version"])
      .where((row) => row.and({ session: where.session, course: where.programme }))
      .execute()
    const listCode = listCodes(fieldEncryption, where)
    const people = rows.map((row) => {
      const { admission_code, application_number: applicationNumber } = row
      const fatherName = fatherNameOf(row)
      const person = { applicationNumber, name: row.applicant_name, fatherName }
      return [listCode(admission_code), person] as const
    })
    return {
      ...where,
      number: draft.number,
      sha256: draft.sha256,
      publishedAt: draft.made_at,
      lastDate: "",
      list,
      people: { isNamed: true, byCode: new Map(people) },
      draft: {
        committee: (await findSession(where.session))?.committee ?? [],
        notes: await listDraftNotes(db, draft),
      },
    }
  }

type Deps = Pick<SiteDeps, "db" | "now" | "settings">

/** A list that everybody may see. */
interface PublicRound extends Where {
  id: number
  number: number
  sha256: string
  /** The last day to accept an offer, YYYY-MM-DD. */
  lastDate: string
  /** ISO 8601, UTC. */
  publishedAt: string
}

/** The rounds that are neither withdrawn nor still to come. */
const selectPublic = (db: Database, now: Date) =>
  db
    .selectFrom("merit_rounds")
    .where("withdrawn_at", "is", null)
    .where("published_at", "<=", now.toISOString())

/** The published rounds, the newest session first. */
const listPublicRounds =
  ({ db, now }: Deps) =>
  async (): Promise<PublicRound[]> => {
    const rows = await selectPublic(db, now())
      .select(["id", "session", "programme", "number", "sha256", "last_date", "published_at"])
      .orderBy("session", "desc")
      .orderBy("programme")
      .orderBy("number")
      .execute()
    return rows.map(({ id, last_date, published_at, ...row }) => ({
      ...row,
      id: Number(id),
      lastDate: last_date,
      publishedAt: published_at,
    }))
  }

/** What a list shows of people besides the frozen list, by their code in it. Erased applications are missing. */
export interface ListPeople {
  /** Whether the college shows names. Else they are empty. */
  isNamed: boolean
  byCode: ReadonlyMap<string, ListedPerson>
}

interface ListedPerson {
  applicationNumber: string
  name: string
  /** Only on paper with names, where it tells people of the same name apart. */
  fatherName?: string
}

const fatherNameOf = (row: Parameters<typeof formOf>[0]) => formOf(row).father_name

const readListPeople = async (
  db: Database,
  { id }: Pick<PublicRound, "id">,
  { isNamed, isPaper }: { isNamed: boolean; isPaper: boolean },
): Promise<ListPeople> => {
  const rows = await db
    .selectFrom("merit_places")
    .innerJoin("applications", "applications.admission_code", "merit_places.admission_code")
    .select(["list_code", "application_number", "applicant_name"])
    .$if(isPaper && isNamed, (query) => query.select(["form", "form_version"]))
    .where("round_id", "=", id)
    .execute()
  const people = rows.map(({ list_code, application_number, applicant_name, ...row }) => {
    const { form, form_version } = row
    const isWhole = form !== undefined && form_version !== undefined
    const person: ListedPerson = {
      applicationNumber: application_number,
      name: isNamed ? applicant_name : "",
      ...(isWhole && { fatherName: fatherNameOf({ form, form_version }) }),
    }
    return [list_code, person] as const
  })
  return { isNamed, byCode: new Map(people) }
}

/** When the next scheduled list becomes public; undefined if there is none. */
export const findNextPublication = async (db: Database, now: Date) => {
  const row = await db
    .selectFrom("merit_rounds")
    .select(({ fn }) => fn.min("published_at").as("at"))
    .where("withdrawn_at", "is", null)
    .where("published_at", ">", now.toISOString())
    .executeTakeFirst()
  return row?.at ? new Date(row.at) : undefined
}

/** Whether any list is public now. */
export const hasPublicLists = (db: Database, now: Date) => hasRows(selectPublic(db, now))

/** The published lists for the pages of the site. A list that is withdrawn or scheduled is as if it did not exist. */
export const createPublicLists = (deps: Deps) => {
  const { db, settings } = deps
  const listRounds = listPublicRounds(deps)
  return {
    listRounds,
    /** A round by the parts of its address, in any letter case. */
    findRound: async (address: { session: string; programme: string; number: string }) =>
      (await listRounds()).find(
        ({ session, programme, number }) =>
          session === address.session &&
          programme.toLowerCase() === address.programme.toLowerCase() &&
          String(number) === address.number,
      ),
    /** The frozen file, as it was published. */
    readFile: async ({ id }: Pick<PublicRound, "id">) => (await findList(db, id)).list,
    readList: async ({ id }: Pick<PublicRound, "id">): Promise<FrozenList> =>
      JSON.parse((await findList(db, id)).list),
    /** The application numbers, with the names if the college shows them on the web. */
    readPeople: async (round: Pick<PublicRound, "id">) =>
      readListPeople(db, round, {
        isNamed: (await settings()).merit_lists.web === "names",
        isPaper: false,
      }),
  }
}
