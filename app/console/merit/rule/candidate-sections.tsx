import { Box } from "@mui/material"

import { categories } from "#domain/merit/allocation-rule.ts"
import { components, lossUnits } from "#domain/merit/candidates/merit-rule.ts"

import { useRule } from "./editing.ts"
import {
  ChoiceSetting,
  LinesSetting,
  NamesSetting,
  NumbersSetting,
  NumberSetting,
  TickSetting,
} from "./inputs.tsx"
import { Columns, GroupProblem, Section } from "./section.tsx"
import { useRuleNames, useRuleTexts } from "./use-rule-texts.ts"

const indented = { pl: 4, display: "grid", gap: 1.5 }

/** In what a loss is counted. */
function UnitSetting({ of, name }: { of: string; name: string }) {
  const text = useRuleTexts()
  return (
    <ChoiceSetting
      path={["deductions", of, "unit"]}
      sentence={text("unit", { name })}
      choices={lossUnits.map((value) => ({ value, label: text(`units.${value}`) }))}
    />
  )
}

export function DeductionsSection() {
  const text = useRuleTexts()
  const { deductions } = useRule().rule
  const names = {
    gap_years: text("gap_years"),
    other_state: text("names.other_state"),
    other_board: text("other_board"),
  }
  return (
    <Section name="deductions">
      <TickSetting
        path={["deductions", "gap_years"]}
        sentence={names.gap_years}
        start={{ unit: "points", losses: [2, 4] }}
      />
      {deductions.gap_years && (
        <Box sx={indented}>
          <UnitSetting of="gap_years" name={names.gap_years} />
          <NumbersSetting
            path={["deductions", "gap_years", "losses"]}
            sentence={text("loss", { name: names.gap_years })}
            hint={text("hints.losses")}
          />
        </Box>
      )}
      <TickSetting
        path={["deductions", "other_state"]}
        sentence={names.other_state}
        start={{ unit: "percent", loss: 5 }}
      />
      {deductions.other_state && (
        <Box sx={indented}>
          <UnitSetting of="other_state" name={names.other_state} />
          <NumberSetting
            path={["deductions", "other_state", "loss"]}
            sentence={text(`settings.other_state_${deductions.other_state.unit}`)}
          />
        </Box>
      )}
      <TickSetting
        path={["deductions", "other_board"]}
        sentence={names.other_board}
        start={{ unit: "percent", loss: 5, boards: ["UP Board", "उत्तर प्रदेश"] }}
      />
      {deductions.other_board && (
        <Box sx={indented}>
          <UnitSetting of="other_board" name={names.other_board} />
          <NumberSetting
            path={["deductions", "other_board", "loss"]}
            sentence={text(`settings.other_board_${deductions.other_board.unit}`)}
          />
          <NamesSetting
            path={["deductions", "other_board", "boards"]}
            sentence={text("settings.boards")}
            hint={text("hints.boards")}
          />
        </Box>
      )}
    </Section>
  )
}

export function EligibilitySection() {
  const text = useRuleTexts()
  const nameOf = useRuleNames()
  return (
    <Section name="eligibility">
      <ChoiceSetting
        path={["eligibility", "component"]}
        sentence={text("settings.minimum_of")}
        choices={components.map((value) => ({ value, label: nameOf(value) }))}
      />
      <Columns>
        {categories.map((category) => (
          <NumberSetting
            key={category}
            path={["eligibility", "minimum", category]}
            sentence={text("settings.minimum", { name: nameOf(category) })}
          />
        ))}
      </Columns>
      <GroupProblem path={["eligibility", "minimum"]} />
      <NumberSetting
        path={["eligibility", "max_gap_years"]}
        sentence={text("settings.max_gap_years")}
      />
      <NumberSetting
        path={["eligibility", "earliest_year"]}
        sentence={text("settings.earliest_year")}
      />
      <LinesSetting
        path={["eligibility", "subjects"]}
        sentence={text("settings.subjects")}
        hint={text("hints.subjects")}
      />
      <TickSetting path={["is_for_residents"]} sentence={text("settings.residents")} off={false} />
    </Section>
  )
}
