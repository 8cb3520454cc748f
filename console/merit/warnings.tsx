import { Alert, Button, Stack } from "@mui/material"
import type { ReactNode } from "react"
import { useNotify } from "react-admin"

import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { formatDay } from "#domain/content/format.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { RoundPreview } from "#server/features/merit/merit.ts"

import { useAdmissionSession } from "../admission-sessions/use-sessions.ts"
import { assign } from "../applications/actions.ts"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { type Mentioned, PeopleLinks } from "./people-links.tsx"
import { useProgramme } from "./use-programme.ts"
import { Failure, useIneligibilitySlots, useNames, useTexts } from "./use-texts.tsx"

type Reason = RoundPreview["warnings"]["notEligible"][number]["reasons"][number]
type Mark = RoundPreview["warnings"]["implausible"][number]["marks"][number]

export function Warning({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" role="presentation">
      {children}
    </Alert>
  )
}

const counted = ({ length }: readonly unknown[]) => ({ count: length })

/** Takes the applications that nobody has verified, so that they are on the own list of work. */
function AssignButton({ list }: { list: readonly Mentioned[] }) {
  const text = useTexts()
  const notify = useNotify()
  const { attempt, failure, isRunning } = useAttempt()
  const take = async () => {
    const ids = list.map(({ code }) => code)
    const changed = await assign(ids, { takes: true, from: null })
    notify(text("assigned", { count: changed.length }), { type: "success" })
  }
  return (
    <>
      {" "}
      <Button size="small" disabled={isRunning} onClick={() => void attempt(take)}>
        {text("assign")}
      </Button>
      <Failure failure={failure} />
    </>
  )
}

/** Warnings about people, with what is to be looked at. */
function PeopleWarnings({
  warnings,
  people,
  isForVerified,
}: Pick<RoundPreview, "warnings" | "people" | "isForVerified">) {
  const text = useTexts()
  const nameOf = useNames()
  const language = useConsoleLanguage()
  const slotsOf = useIneligibilitySlots()
  const claimName = (name: string) => claimLabel(name, language)
  const lastDay = useAdmissionSession(useProgramme().where.session)?.marks_last_day
  const awaited = lastDay
    ? text("warnings.awaitedUntil", { day: formatDay(lastDay, language) })
    : text("warnings.awaited")
  const reasonOf = (reason: Reason) => text(`ineligible.${reason.reason}`, slotsOf(reason))
  const markOf = ({ component, percentage }: Mark) =>
    `${nameOf(component)} ${formatHundredths(percentage)}`
  const mention = (code: string, details: string[]) => ({ code, detail: details.join(", ") })
  const { unchecked, missing, implausible, notEligible, otherBoards, objections, unanswered } =
    warnings
  const { sameNumber, notVerified, late, outside, elsewhere, bothProgrammes, withoutResidence } =
    warnings
  const lists = {
    notVerified,
    late,
    outside,
    elsewhere,
    since: warnings.since,
    bothProgrammes,
    unchecked: unchecked.map(({ code, claims }) => mention(code, claims.map(claimName))),
    withoutResidence: withoutResidence.map(({ code, lost }) => mention(code, lost.map(nameOf))),
    missing: missing.map(({ code, components, awaitsResult }) =>
      mention(code, [...components.map(nameOf), ...(awaitsResult ? [awaited] : [])]),
    ),
    implausible: implausible.map(({ code, marks }) => mention(code, marks.map(markOf))),
    notEligible: notEligible.map(({ code, reasons }) => mention(code, reasons.map(reasonOf))),
    otherBoards: otherBoards.map(({ code, board }) => ({ code, detail: board })),
    objections,
    sameNumber,
    unanswered: unanswered.map((code) => ({ code })),
  }
  return (Object.keys(lists) as (keyof typeof lists)[]).map((name) => {
    const list: Mentioned[] = lists[name]
    return (
      list.length > 0 && (
        <Warning key={name}>
          {text(
            name === "notVerified" && !isForVerified
              ? "warnings.rankedUnverified"
              : `warnings.${name}`,
            counted(list),
          )}
          {name === "notVerified" && <AssignButton list={list} />}
          <PeopleLinks list={list} people={people} />
        </Warning>
      )
    )
  })
}

/** What an officer should look at before the list is published. */
export function Warnings({
  warnings,
  people,
  isForVerified,
}: Pick<RoundPreview, "warnings" | "people" | "isForVerified">) {
  const text = useTexts()
  const nameOf = useNames()
  return (
    <Stack spacing={1}>
      <PeopleWarnings warnings={warnings} people={people} isForVerified={isForVerified} />
      {warnings.compartments.map(({ compartment, trait, cutOff, empty, ...close }) => {
        const slots = {
          name: [compartment, ...(trait === null ? [] : [trait])].map(nameOf).join(", "),
          cutOff: cutOff === null ? "" : formatHundredths(cutOff),
        }
        return (
          <Stack key={slots.name} spacing={1}>
            {(["tied", "near"] as const).map(
              (kind) =>
                close[kind].length > 0 && (
                  <Warning key={kind}>
                    {text(`warnings.${kind}`, { ...slots, ...counted(close[kind]) })}
                    <PeopleLinks list={close[kind].map((code) => ({ code }))} people={people} />
                  </Warning>
                ),
            )}
            {empty && (
              <Warning>
                {text("warnings.empty", {
                  ...slots,
                  ...empty,
                  count: empty.seats,
                })}
              </Warning>
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}
