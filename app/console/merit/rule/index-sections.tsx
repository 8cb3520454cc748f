import { Box, Typography } from "@mui/material"

import { components, type MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import { weightageChoices } from "#domain/merit/rule-editing/claim-choices.ts"

import { useNames } from "../use-texts.ts"
import { useRule } from "./editing.ts"
import { AddChoice } from "./inputs/add-choice.tsx"
import { TickSetting } from "./inputs/chosen-settings.tsx"
import { RuleColumns, GroupError, RemoveButton, RuleSection } from "./inputs/section.tsx"
import { NumberInput, NumbersSetting, NumberSetting } from "./inputs/typed-settings.tsx"
import { useRuleTexts } from "./use-rule-texts.ts"

/** The mean as a formula: (2 × Entrance test + Class 12) ÷ 3. */
const useFormula = ({ basis }: MeritRule) => {
  const nameOf = useNames()
  const parts = basis.map(({ component, weight }) =>
    weight === 1 ? nameOf(component) : `${weight} × ${nameOf(component)}`,
  )
  const total = basis.reduce((sum, { weight }) => sum + Number(weight), 0)
  const sum = parts.join(" + ")
  return total === 1 ? sum : `(${sum}) ÷ ${total}`
}

export function BasisSection() {
  const text = useRuleTexts()
  const nameOf = useNames()
  const { rule, change } = useRule()
  const { basis } = rule
  const mean = useFormula(rule)
  const weightOf = (component: string) => basis.find((part) => part.component === component)?.weight
  const setWeight = (component: string) => (weight: unknown) => {
    const weights = components.map((one) => ({
      component: one,
      weight: one === component ? weight : weightOf(one),
    }))
    change(
      ["basis"],
      weights.filter((part) => part.weight !== undefined),
    )
  }
  return (
    <RuleSection name="basis">
      <RuleColumns>
        {components.map((component) => {
          const index = basis.findIndex((part) => part.component === component)
          return (
            <NumberInput
              key={component}
              path={index === -1 ? ["basis", component] : ["basis", index, "weight"]}
              sentence={text("settings.weight", { name: nameOf(component) })}
              value={weightOf(component)}
              onValue={setWeight(component)}
            />
          )
        })}
      </RuleColumns>
      <GroupError path={["basis"]} />
      {basis.length > 0 && (
        <Typography sx={{ fontWeight: 600 }}>{text("formula", { mean })}</Typography>
      )}
    </RuleSection>
  )
}

/** Lower limits of the divisions in the board examinations. */
const usualDivisions = [33, 45, 60]

export function WeightageSection() {
  const text = useRuleTexts()
  const nameOf = useNames()
  const { rule, change } = useRule()
  const { points, divisions } = rule.weightages
  const others = weightageChoices.filter((name) => !(name in points))
  return (
    <RuleSection name="weightage">
      <RuleColumns>
        {Object.keys(points).map((name) => (
          <Box key={name} sx={{ display: "flex", alignItems: "center" }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <NumberInput
                path={["weightages", "points", name]}
                sentence={nameOf(name)}
                value={points[name]}
                onValue={(value) => change(["weightages", "points", name], value ?? "")}
              />
            </Box>
            <RemoveButton
              name={nameOf(name)}
              onRemove={() => change(["weightages", "points", name], undefined)}
            />
          </Box>
        ))}
      </RuleColumns>
      <AddChoice
        label={text("add.claim")}
        choices={others.map((value) => ({ value, label: nameOf(value) }))}
        onAdd={(name) => change(["weightages", "points", name], 1)}
      />
      <NumberSetting path={["weightages", "at_most"]} sentence={text("settings.at_most")} />
      <NumberSetting path={["weightages", "cap"]} sentence={text("settings.cap")} />
      <TickSetting
        path={["weightages", "divisions"]}
        sentence={text("divide")}
        start={usualDivisions}
      />
      {divisions && (
        <NumbersSetting path={["weightages", "divisions"]} sentence={text("settings.divisions")} />
      )}
    </RuleSection>
  )
}
