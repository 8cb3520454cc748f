import { Box } from "@mui/material"
import type { ReactNode } from "react"

import { categories } from "#domain/merit/allocation-rule.ts"
import {
  type MeritRule,
  components,
  lossUnits,
  rankedChoices,
} from "#domain/merit/candidates/merit-rule.ts"

import { ChoiceSetting, TickSetting } from "./choice-settings.tsx"
import { useRule } from "./editing.ts"
import { GroupError, RuleColumns, RuleSection } from "./section.tsx"
import { TypedSetting } from "./text-setting.tsx"

const indented = { pl: 4, display: "grid", gap: 1.5 }

interface DeductionProps {
  of: keyof MeritRule["deductions"]
  name: string
  /** Its value when it is switched on. */
  start: unknown
  children: ReactNode
}

/** In what a loss is counted. */
function UnitSetting({ of, name }: Pick<DeductionProps, "of" | "name">) {
  const { text } = useRule()
  return (
    <ChoiceSetting
      path={["deductions", of, "unit"]}
      sentence={text("unit", { name })}
      options={lossUnits}
      labelOf={(unit) => text(`units.${unit}`)}
    />
  )
}

/** A deduction that may be left out, with its settings while it is on. */
function Deduction({ of, name, start, children }: DeductionProps) {
  const { rule } = useRule()
  return (
    <>
      <TickSetting path={["deductions", of]} sentence={name} start={start} />
      {rule.deductions[of] && (
        <Box sx={indented}>
          <UnitSetting of={of} name={name} />
          {children}
        </Box>
      )}
    </>
  )
}

export function DeductionsSection() {
  const { rule, text, nameOf } = useRule()
  const { other_state: state, other_board: board } = rule.deductions
  const gapYears = text("gap_years")
  return (
    <RuleSection name="deductions">
      <Deduction of="gap_years" name={gapYears} start={{ unit: "points", losses: [2, 4] }}>
        <TypedSetting
          kind="numbers"
          path={["deductions", "gap_years", "losses"]}
          sentence={text("loss", { name: gapYears })}
          hint={text("hints.losses")}
        />
      </Deduction>
      <Deduction of="other_state" name={nameOf("other_state")} start={{ unit: "percent", loss: 5 }}>
        <TypedSetting
          path={["deductions", "other_state", "loss"]}
          sentence={text(`settings.other_state_${state?.unit ?? "percent"}`)}
        />
      </Deduction>
      <Deduction
        of="other_board"
        name={text("other_board")}
        start={{ unit: "percent", loss: 5, boards: ["UP Board", "उत्तर प्रदेश"] }}
      >
        <TypedSetting
          path={["deductions", "other_board", "loss"]}
          sentence={text(`settings.other_board_${board?.unit ?? "percent"}`)}
        />
        <TypedSetting
          kind="names"
          path={["deductions", "other_board", "boards"]}
          hint={text("hints.boards")}
        />
      </Deduction>
    </RuleSection>
  )
}

export function EligibilitySection() {
  const { text, nameOf } = useRule()
  return (
    <RuleSection name="eligibility">
      <ChoiceSetting
        path={["eligibility", "component"]}
        sentence={text("settings.minimum_of")}
        options={components}
        labelOf={nameOf}
      />
      <RuleColumns>
        {categories.map((category) => (
          <TypedSetting
            key={category}
            path={["eligibility", "minimum", category]}
            sentence={text("settings.minimum", { name: nameOf(category) })}
          />
        ))}
      </RuleColumns>
      <GroupError path={["eligibility", "minimum"]} />
      <TypedSetting path={["eligibility", "max_gap_years"]} />
      <TypedSetting path={["eligibility", "earliest_year"]} />
      <TypedSetting kind="lines" path={["eligibility", "subjects"]} hint={text("hints.subjects")} />
      <ChoiceSetting
        path={["ranked"]}
        sentence={text("settings.ranked")}
        options={rankedChoices}
        labelOf={(choice) => text(`ranked.${choice}`)}
      />
      <TickSetting
        path={["is_for_residents"]}
        sentence={text("settings.residents")}
        hint={text("sources.residents")}
        off={false}
      />
    </RuleSection>
  )
}
