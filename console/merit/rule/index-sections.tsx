import { Typography } from "@mui/material"

import { weightageChoices } from "#domain/merit/candidates/merit-claims.ts"
import { type MeritRule, components } from "#domain/merit/candidates/merit-rule.ts"

import { AddChoice, TickSetting } from "./choice-settings.tsx"
import { useRule } from "./editing.ts"
import { GroupError, RemovableNumber, RuleColumns, RuleSection } from "./section.tsx"
import { TypedSetting } from "./text-setting.tsx"

/** The mean as a formula: (2 × Entrance test + Class 12) ÷ 3. */
const useFormula = ({ basis }: MeritRule) => {
  const { nameOf } = useRule()
  const parts = basis.map(({ component, weight }) =>
    weight === 1 ? nameOf(component) : `${weight} × ${nameOf(component)}`,
  )
  const total = basis.reduce((sum, { weight }) => sum + Number(weight), 0)
  const sum = parts.join(" + ")
  return total === 1 ? sum : `(${sum}) ÷ ${total}`
}

export function BasisSection() {
  const { rule, change, text, nameOf } = useRule()
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
            <TypedSetting
              key={component}
              path={index === -1 ? ["basis", component] : ["basis", index, "weight"]}
              sentence={text("settings.weight", { name: nameOf(component) })}
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
  const { rule, change, text, nameOf } = useRule()
  const { points, divisions } = rule.weightages
  const others = weightageChoices.filter((name) => !(name in points))
  return (
    <RuleSection name="weightage">
      <RuleColumns>
        {Object.keys(points).map((name) => (
          <RemovableNumber
            key={name}
            path={["weightages", "points", name]}
            name={nameOf(name)}
            sentence={nameOf(name)}
          />
        ))}
      </RuleColumns>
      <AddChoice
        label={text("add.claim")}
        options={others}
        labelOf={nameOf}
        onAdd={(name) => change(["weightages", "points", name], 1)}
      />
      <TypedSetting path={["weightages", "at_most"]} />
      <TypedSetting path={["weightages", "cap"]} />
      <TickSetting
        path={["weightages", "divisions"]}
        sentence={text("divide")}
        start={usualDivisions}
      />
      {divisions && <TypedSetting kind="numbers" path={["weightages", "divisions"]} />}
    </RuleSection>
  )
}
