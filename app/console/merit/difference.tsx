import { Typography } from "@mui/material"

import type { DryRun } from "#server/http/console/merit/merit-routes.ts"

import { PlainTable } from "../plain-table.tsx"
import { PersonLink } from "./people-links.tsx"
import { useNames, useTexts } from "./use-texts.ts"

type Computed = Extract<DryRun, { outcome: "computed" }>
type Change = Computed["difference"][number]

const kinds = ["in", "out", "moved"] as const

const kindOf = ({ from, to }: Change) => {
  if (from === null) return "in"
  return to === null ? "out" : "moved"
}

const linkIn =
  (people: Computed["people"]) =>
  ({ code }: Change) => <PersonLink code={code} people={people} />

/** Who gets a seat that was not in the last list, loses one, or moves, each with the reason. */
export function Difference({ difference, people }: Pick<Computed, "difference" | "people">) {
  const text = useTexts()
  const nameOf = useNames()
  const seatOf = (compartment: string | null) => (compartment ? nameOf(compartment) : "–")
  const byKind = Map.groupBy(difference, kindOf)
  const counts = Object.fromEntries(kinds.map((kind) => [kind, byKind.get(kind)?.length ?? 0]))
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {text("difference")}
      </Typography>
      <Typography>{text("changes", counts)}</Typography>
      <PlainTable
        columns={[
          { label: text("name"), cell: linkIn(people) },
          { label: text("from"), cell: ({ from }) => seatOf(from) },
          { label: text("to"), cell: ({ to }) => seatOf(to) },
          { label: text("why"), cell: ({ reason }) => text(`reasons.${reason}`) },
        ]}
        rows={kinds.flatMap((kind) => byKind.get(kind) ?? [])}
        keyOf={({ code }) => code}
      />
    </>
  )
}
