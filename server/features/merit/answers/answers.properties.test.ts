// Whatever applicants and staff do in any order, no stored answer is changed or lost.
import { randomBytes } from "node:crypto"

import fc from "fast-check"
import { beforeEach, describe, expect, test } from "vitest"

import { offerStates, ownAnswers } from "#domain/merit/rounds/offers.ts"
import {
  buildRow,
  clerk,
  fieldEncryption,
  officer,
  useApplicationsHarness,
} from "#tests/support/applications-harness.ts"
import { runs } from "#tests/support/fuzz/values.ts"
import { recordAnswersIn } from "#tests/support/merit/record-answers.ts"
import { sessionDeps } from "#tests/support/samples/session.ts"
import { databasesInFullRuns } from "#tests/support/servers/databases.ts"

import { createApplicantService, createMeritService } from "../merit.ts"

const where = { session: "2025-26", programme: "BSc" }
const names = ["A", "B", "C"] as const
const codeOf = (name: string) => `PROPERTYAAA${name}`
const dayMs = 86_400_000
const firstDay = Date.parse("2025-07-10T06:30:00.000Z")

const name = fc.constantFrom(...names)
const actor = fc.constantFrom(clerk, officer)
const step = fc.oneof(
  fc.record({ do: fc.constant("own" as const), name, answer: fc.constantFrom(...ownAnswers) }),
  fc.record({
    do: fc.constant("record" as const),
    codes: fc.uniqueArray(name, { minLength: 1 }),
    state: fc.constantFrom(...offerStates),
    actor,
  }),
  fc.record({ do: fc.constant("undo" as const), actor }),
  fc.record({ do: fc.constantFrom("next day" as const, "publish" as const, "withdraw" as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

describe.each(databasesInFullRuns)("answers on $name", ({ open }) => {
  const office = useApplicationsHarness(open)
  let time = firstDay
  const now = () => new Date((time += 1000))
  const deps = () => ({ db: office.db(), fieldEncryption, now, randomBytes })
  const merit = () => createMeritService({ ...sessionDeps, ...deps() })
  const own = () => createApplicantService(deps())
  const number = async () =>
    (await merit().read(where)).rounds.findLast((one) => !one.withdrawn_at)?.number ?? 0
  const rows = () => office.db().selectFrom("merit_answers").selectAll().orderBy("id").execute()
  let recorded: Record<string, string> = {}

  const publish = async () => {
    const round = await merit().dryRun(where, officer.name)
    if (round.outcome !== "computed") return
    const lastDate = new Date(time + 3 * dayMs).toISOString().slice(0, 10)
    const publication = {
      number: round.number,
      sha256: round.list.result.sha256,
      publishAt: "",
      lastDate,
    }
    await merit().publish(where, publication, officer)
  }
  const answerOwn = async (one: string, answer: (typeof ownAnswers)[number]) => {
    const applicant = { admissionCode: codeOf(one), session: where.session, course: "BSc" }
    const list = (await own().readRounds(applicant))?.rounds.at(-1)?.id
    if (list !== undefined) await own().answerOffer(applicant, { list, answer, isConfirmed: true })
  }
  const record = async ({ codes, state, actor: by }: Extract<Step, { do: "record" }>) => {
    const answers = { number: await number(), codes: codes.map(codeOf), state, reason: "A letter" }
    const result = await recordAnswersIn(merit(), where, answers, by)
    if (result.outcome === "recorded") ({ recorded } = result)
  }
  const play = async (one: Step): Promise<unknown> => {
    switch (one.do) {
      case "own":
        return answerOwn(one.name, one.answer)
      case "record":
        return record(one)
      case "undo": {
        const undoing = {
          number: await number(),
          codes: Object.keys(recorded),
          expectedVersions: recorded,
        }
        return undoing.codes.length > 0 && merit().undoAnswers(where, undoing, one.actor)
      }
      case "next day":
        return (time += dayMs)
      case "publish":
        return publish()
      case "withdraw": {
        const withdrawn = { number: await number(), reason: "A mistake" }
        return merit().withdraw(where, withdrawn, officer)
      }
    }
  }

  beforeEach(async () => {
    await office.store(
      ...names.map((one, index) =>
        buildRow(
          { course: "BSc", category: "general", i_obtmarks: String(450 - 10 * index) },
          { admission_code: codeOf(one), status: "verified" },
        ),
      ),
    )
    const rule = {
      basis: [{ component: "intermediate", weight: 1 }],
      ranked: "all",
      allocation: { seats: 2 },
    }
    await merit().saveRule(where, { unmodifiedSince: "", rule, reason: "" }, officer)
    const [draft] = (await merit().read(where)).rules
    await merit().signRule(where, { version: 1, unmodifiedSince: draft!.changed_at }, officer)
  })

  test("are only added: each stays with its receipt, time and actor", async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
          await publish()
          let before = await rows()
          for (const one of steps) {
            await play(one)
            const after = await rows()
            expect(after.slice(0, before.length)).toEqual(before)
            before = after
          }
          expect(before.every(({ at, actor: by }) => at !== "" && by !== "")).toBe(true)
          const places = await office.db().selectFrom("merit_places").selectAll().execute()
          const states = new Map(before.map(({ id, state }) => [Number(id), state]))
          for (const { state, answer_id } of places)
            expect(answer_id === null || states.get(Number(answer_id)) === state).toBe(true)
        })
        .beforeEach(async () => {
          time = firstDay
          recorded = {}
          for (const table of ["merit_answers", "merit_places", "merit_rounds"] as const)
            await office.db().deleteFrom(table).execute()
        }),
      runs(4),
    )
  })
})
