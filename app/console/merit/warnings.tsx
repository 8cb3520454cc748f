import { Alert, Stack } from "@mui/material"
import type { ReactNode } from "react"

import { claimLabel } from "#domain/applications/form/field-labels.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { DryRun } from "#server/http/console/merit/merit-routes.ts"

import { useConsoleLanguage } from "../language/use-language.ts"
import { type Mentioned, PeopleLinks } from "./people-links.tsx"
import { useNames, useTexts } from "./use-texts.ts"

type Computed = Extract<DryRun, { outcome: "computed" }>
type Reason = Computed["warnings"]["notEligible"][number]["reasons"][number]

export function Warning({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" role="presentation">
      {children}
    </Alert>
  )
}

const counted = ({ length }: readonly unknown[]) => ({ count: length, smart_count: length })

/** What is to be looked at about each person of a warning. */
const useDetails = () => {
  const text = useTexts()
  const nameOf = useNames()
  const language = useConsoleLanguage()
  const reasonOf = (reason: Reason) => {
    switch (reason.reason) {
      case "below_minimum":
        return text("ineligible.below_minimum", {
          name: nameOf(reason.component),
          percentage: formatHundredths(reason.percentage),
          minimum: formatHundredths(reason.minimum),
        })
      case "subject_missing":
        return text("ineligible.subject_missing", { names: reason.names.join(" / ") })
      case "over_limit":
        return text("ineligible.over_limit", { ...reason, name: nameOf(reason.trait) })
      default:
        return text(`ineligible.${reason.reason}`, { ...reason })
    }
  }
  return {
    claims: (names: readonly string[]) =>
      names.map((name) => claimLabel(name, language)).join(", "),
    components: (names: readonly string[]) => names.map(nameOf).join(", "),
    marks: (marks: Computed["warnings"]["implausible"][number]["marks"]) =>
      marks.map((one) => `${nameOf(one.component)} ${formatHundredths(one.percentage)}`).join(", "),
    reasons: (reasons: readonly Reason[]) => reasons.map(reasonOf).join(", "),
  }
}

/** Warnings about people, with what is to be looked at. */
function PeopleWarnings({ warnings, people }: Pick<Computed, "warnings" | "people">) {
  const text = useTexts()
  const detail = useDetails()
  const { unchecked, missing, implausible, notEligible, otherBoards, objections, unanswered } =
    warnings
  const lists: Record<string, Mentioned[]> = {
    unchecked: unchecked.map(({ code, claims }) => ({ code, detail: detail.claims(claims) })),
    missing: missing.map(({ code, components }) => ({
      code,
      detail: detail.components(components),
    })),
    implausible: implausible.map(({ code, marks }) => ({ code, detail: detail.marks(marks) })),
    notEligible: notEligible.map(({ code, reasons }) => ({
      code,
      detail: detail.reasons(reasons),
    })),
    otherBoards: otherBoards.map(({ code, board }) => ({ code, detail: board })),
    objections,
    unanswered: unanswered.map((code) => ({ code })),
  }
  return Object.entries(lists).map(
    ([name, list]) =>
      list.length > 0 && (
        <Warning key={name}>
          {text(`warnings.${name}`, counted(list))}
          <PeopleLinks list={list} people={people} />
        </Warning>
      ),
  )
}

/** What an officer should look at before the list is published. */
export function Warnings({ warnings, people }: Pick<Computed, "warnings" | "people">) {
  const text = useTexts()
  const nameOf = useNames()
  return (
    <Stack spacing={1}>
      <PeopleWarnings warnings={warnings} people={people} />
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
                  smart_count: empty.seats,
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
