import * as z from "zod/mini"

import { languages } from "#domain/content/languages.ts"
import { toInstant, toIsoDate } from "#domain/fields/iso-date.ts"
import { type DraftNote, draftNoteKinds } from "#domain/merit/rounds/draft-notes.ts"
import { type SeatChanges, seatChangesOf } from "#domain/merit/rounds/seat-changes.ts"
import {
  choiceOr,
  requiredText,
  idNumber,
  parseText,
  readBy,
  shortText,
  text,
} from "#server/features/call-inputs.ts"
import { conflict, FileAnswer, gone, invalid, tableAnswer } from "#server/features/define-call.ts"
import { exportFormats } from "#server/platform/spreadsheets/export-table.ts"

import type { ComputedRound, NoRound } from "./compute-round.ts"
import type { ChangedCandidate } from "./drafts.ts"
import type { People } from "./name-people.ts"
import { meritChanged, programmeCall } from "./programme-call.ts"
import { exportedParts } from "./round/export-round.ts"

/** The next round as the console shows it before it is published. */
export interface RoundPreview extends Omit<ComputedRound, "list" | "places" | "fingerprints"> {
  result: ComputedRound["list"]["result"]
  changes: SeatChanges
  ranked: number
  /** How many are offered a seat, and how many keep one that they accepted. */
  offers: { offered: number; accepted: number }
  people: People
  /** The members of the session's committee, who sign the draft. */
  committee: string[]
  /** Who has changed since the draft that was seen before, as far as it touches the list. */
  changed: ChangedCandidate[]
  /** What the committee said about this draft. */
  notes: DraftNote[]
}

/** The answer of a dry run: the next round, or why there is none, with the people that it names. */
export type DryRun = RoundPreview | (NoRound & { people: People })

const emptyOr = (parse: (input: string) => string | undefined) => (input: string) =>
  input === "" ? "" : parse(input)

/** ISO 8601 in UTC; empty if it is empty. */
const instant = parseText(
  emptyOr((typed) => toInstant(typed)?.toISOString()),
  "day.format",
)

const note = {
  number: z.int32(),
  sha256: text,
  kind: z.enum(draftNoteKinds),
  name: z.prefault(shortText, ""),
  text: z.prefault(shortText, ""),
}

const publication = {
  number: z.int32(),
  sha256: text,
  left_out: z.prefault(z.int32(), 0),
  /** When the candidates of the list that was seen were frozen. */
  candidates_at: z.prefault(instant, ""),
  /** When the list becomes public, as ISO 8601 in UTC; empty: now. */
  publish_at: z.prefault(instant, ""),
  last_date: z.pipe(requiredText, readBy(toIsoDate, "day.format")),
  object_until: z.prefault(parseText(emptyOr(toIsoDate), "day.format"), ""),
}
const table = {
  part: z.enum(exportedParts),
  format: z.enum(exportFormats),
  language: choiceOr(languages, "en"),
}
const withdrawal = { number: z.int32(), reason: shortText.check(z.minLength(1, "missing")) }

/** The rounds of a programme: the next one, and the public ones in numbers and as tables. */
export const roundCalls = {
  "POST /merit/:programme/dry-run": programmeCall(
    "merit.decide",
    {
      candidates_at: z.prefault(instant, ""),
      since: z.prefault(text, ""),
    },
    async ({ merit }, where, { candidates_at: at, since }, { actor }): Promise<DryRun> => {
      const candidates = { since, ...(at && { candidatesAt: at }) }
      const round = await merit.dryRun(where, actor.name, candidates)
      if (round.outcome !== "computed") return round
      const { list, places, fingerprints: _, ...shown } = round
      return {
        ...shown,
        result: list.result,
        changes: seatChangesOf(list),
        ranked: places.filter(({ place }) => place.outcome !== null).length,
        offers: {
          offered: places.filter(({ state }) => state === "offered").length,
          accepted: places.filter(({ state }) => state === "accepted").length,
        },
      }
    },
  ),

  "POST /merit/:programme/draft-note": programmeCall(
    "merit.decide",
    note,
    async ({ merit }, where, sent, { actor }) => {
      const noted = await merit.noteOnDraft(where, sent, actor)
      if (noted.outcome === "unknown") return meritChanged()
      return noted.outcome === "noted" ? { notes: noted.notes } : invalid({ text: ["missing"] })
    },
  ),

  "POST /merit/:programme/publish": programmeCall(
    "merit.decide",
    publication,
    async ({ merit }, where, sent, { actor }) => {
      const { number, sha256, left_out: leftOut, publish_at: publishAt } = sent
      const { last_date: lastDate, object_until: objectUntil, candidates_at: candidatesAt } = sent
      const seen = { number, sha256, leftOut, candidatesAt }
      const request = { ...seen, publishAt, lastDate, objectUntil }
      const published = await merit.publish(where, request, actor)
      if (published.outcome === "wrong_times") return invalid(published.errors)
      if (published.outcome === "unexplained") return conflict("merit_unexplained")
      return published.outcome === "published" ? { number: published.number } : meritChanged()
    },
  ),

  "POST /merit/:programme/withdraw": programmeCall(
    "merit.decide",
    withdrawal,
    async ({ merit }, where, round, { actor }) => {
      const { outcome } = await merit.withdraw(where, round, actor)
      if (outcome === "changed") return meritChanged()
      return outcome === "answered" ? conflict("merit_answered") : { number: round.number }
    },
  ),

  /** The frozen file of a round. */
  "GET /merit/:programme/rounds/:number": programmeCall(
    "merit.read",
    { number: idNumber },
    async ({ merit }, where, { number }) => {
      const list = await merit.readList(where, number)
      return list ? new FileAnswer({ type: "application/json", content: list.list }) : gone()
    },
  ),

  "GET /merit/:programme/charts": programmeCall(
    "merit.read",
    {},
    async ({ merit }, where) => (await merit.readCharts(where)) ?? gone(),
  ),

  "POST /merit/:programme/export": programmeCall(
    "applications.export",
    table,
    async ({ merit }, where, sent, { actor }) => {
      const exported = await merit.exportRound(where, sent, actor)
      return exported ? tableAnswer(sent.format, exported) : gone()
    },
  ),
}
