import { Box, Typography } from "@mui/material"

import {
  type AllocationRule,
  compartments,
  guaranteeRoundings,
} from "#domain/merit/allocation-rule.ts"
import { traitChoices } from "#domain/merit/candidates/merit-claims.ts"
import { roundingOfTrait } from "#domain/merit/seat-matrix.ts"

import { AddChoice, ChoiceSetting, CountedChoiceSetting } from "./choice-settings.tsx"
import { useMatrixWith, useRule } from "./editing.ts"
import { GroupError, RemoveButton, RuleColumns, RuleSection } from "./section.tsx"
import { TypedSetting } from "./text-setting.tsx"

type Trait = AllocationRule["traits"][string]

/** How a trait is counted: within each category or over all seats, as a percentage or as numbers of seats. */
const ways = ["compartment", "overall", "counts", "overall_counts"] as const
type Way = (typeof ways)[number]

const wayOf = ({ mode, counts }: Trait): Way => {
  if (!counts) return mode
  return mode === "overall" ? "overall_counts" : "counts"
}

const inWay = (way: Way, { counts = {}, percent = 1, rounding }: Trait): Trait => {
  switch (way) {
    case "counts":
      return { mode: "compartment", counts }
    case "overall_counts":
      return { mode: "overall", counts }
    default:
      return { mode: way, percent, ...(rounding && { rounding }) }
  }
}

/** What becomes of the parts of a trait's seats, each choice with the seats that it comes to. */
function TraitRounding({ name }: { name: string }) {
  const { rule, text, nameOf } = useRule()
  const matrixWith = useMatrixWith()
  const { traits } = rule.allocation
  const trait = traits[name]!
  const seatsBy = (rounding: (typeof guaranteeRoundings)[number]) => {
    const matrix = matrixWith({ traits: { ...traits, [name]: { ...trait, rounding } } })
    if (!matrix) return undefined
    const target = matrix.overall.find((one) => one.trait === name)?.target
    if (target !== undefined) return text("comesTo.overall", { count: target })
    const lists = matrix.compartments.map(({ compartment, guarantees }) => ({
      seats: guarantees[name] ?? 0,
      label: nameOf(compartment),
    }))
    return text("comesTo.compartments", {
      count: lists.reduce((sum, { seats }) => sum + seats, 0),
      list: lists.map(({ label, seats }) => `${label} ${seats}`).join(", "),
    })
  }
  return (
    <CountedChoiceSetting
      path={["allocation", "traits", name, "rounding"]}
      sentence={text("settings.guarantee_rounding", { name: nameOf(name) })}
      value={roundingOfTrait(rule.allocation, trait)}
      options={guaranteeRoundings}
      labelOf={(rounding) => text(`guaranteeRounding.${rounding}`)}
      seatsBy={seatsBy}
    />
  )
}

function TraitSetting({ name }: { name: string }) {
  const { rule, change, text, nameOf } = useRule()
  const label = nameOf(name)
  const trait = rule.allocation.traits[name]!
  const path = ["allocation", "traits", name]
  return (
    <Box
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 1.5, display: "grid", gap: 1 }}
    >
      <Box sx={{ display: "flex", alignItems: "center" }}>
        <Typography sx={{ flex: 1, fontWeight: 600 }}>{label}</Typography>
        <RemoveButton name={label} onRemove={() => change(path, undefined)} />
      </Box>
      <ChoiceSetting
        path={[...path, "mode"]}
        sentence={text("mode", { name: label })}
        options={ways}
        labelOf={(way) => text(`modes.${way}`)}
        value={wayOf(trait)}
        onValue={(way) => change(path, inWay(way as Way, trait))}
      />
      {trait.counts ? (
        <RuleColumns>
          {compartments.map((compartment) => (
            <TypedSetting
              key={compartment}
              path={[...path, "counts", compartment]}
              sentence={`${label}, ${nameOf(compartment)}`}
            />
          ))}
        </RuleColumns>
      ) : (
        <>
          <TypedSetting
            path={[...path, "percent"]}
            sentence={text(`settings.traits_${trait.mode}`, { name: label })}
            hint={text.find(`sources.${name}`)}
            empty=""
          />
          <TraitRounding name={name} />
        </>
      )}
    </Box>
  )
}

export function TraitsSection() {
  const { rule, change, text, nameOf } = useRule()
  const { traits } = rule.allocation
  const others = traitChoices.filter((name) => !(name in traits))
  return (
    <RuleSection name="traits">
      {Object.keys(traits).map((name) => (
        <TraitSetting key={name} name={name} />
      ))}
      <GroupError path={["allocation", "traits"]} />
      <AddChoice
        label={text("add.trait")}
        options={others}
        labelOf={nameOf}
        onAdd={(name) =>
          change(["allocation", "traits", name], { percent: 1, mode: "compartment" })
        }
      />
    </RuleSection>
  )
}
