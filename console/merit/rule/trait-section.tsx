import { Box, Typography } from "@mui/material"

import {
  type AllocationRule,
  compartments,
  guaranteeRoundings,
} from "#domain/merit/allocation-rule.ts"
import { traitChoices } from "#domain/merit/candidates/merit-claims.ts"

import { AddChoice, ChoiceSetting } from "./choice-settings.tsx"
import { useRule } from "./editing.ts"
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

const inWay = (way: Way, { counts = {}, percent = 1 }: Trait): Trait => {
  switch (way) {
    case "counts":
      return { mode: "compartment", counts }
    case "overall_counts":
      return { mode: "overall", counts }
    default:
      return { mode: way, percent }
  }
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
        <TypedSetting
          path={[...path, "percent"]}
          sentence={text(`settings.traits_${trait.mode}`, { name: label })}
          empty=""
        />
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
      <ChoiceSetting
        path={["allocation", "guarantee_rounding"]}
        options={guaranteeRoundings}
        labelOf={(rounding) => text(`guaranteeRounding.${rounding}`)}
      />
    </RuleSection>
  )
}
