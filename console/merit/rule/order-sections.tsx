import { Button, Stack, Typography } from "@mui/material"

import { comparators, compartments } from "#domain/merit/allocation-rule.ts"

import { AddIcon } from "../../kit/page/icons.tsx"
import { AddChoice, NativeSelect } from "./chosen-settings.tsx"
import { useRule } from "./editing.ts"
import { OrderedList } from "./ordered-list.tsx"
import { GroupError, RuleSection } from "./section.tsx"
import { TypedSetting } from "./typed-setting.tsx"

export function UnfilledSection() {
  const { rule, change, text, nameOf } = useRule()
  const { allocation } = rule
  const { conversion } = allocation
  const { seats, vertical } = allocation
  // While the number of seats is typed it may be no number.
  const given = typeof seats === "object" ? seats : vertical
  const setSteps = (steps: typeof conversion) => change(["allocation", "conversion"], steps)
  const [first = "open", second = "open"] = compartments.filter(
    (one) => one !== "open" && one in given,
  )
  return (
    <RuleSection name="unfilled">
      <OrderedList
        items={conversion}
        keyOf={(_, index) => String(index)}
        nameOf={({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`}
        onChange={setSteps}
      >
        {(step, index) => (
          <Stack direction={{ xs: "column", sm: "row" }} spacing={1}>
            {(["from", "to"] as const).map((end) => (
              <NativeSelect
                key={end}
                options={compartments}
                labelOf={nameOf}
                value={step[end]}
                htmlInput={{ "aria-label": `${index + 1}. ${text(end)}` }}
                onValue={(value) => setSteps(conversion.with(index, { ...step, [end]: value }))}
              />
            ))}
          </Stack>
        )}
      </OrderedList>
      <GroupError path={["allocation", "conversion"]} />
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ alignSelf: "start" }}
        onClick={() => setSteps([...conversion, { from: first, to: second }])}
      >
        {text("add.conversion")}
      </Button>
      <TypedSetting path={["conversion_from_round"]} empty="" />
    </RuleSection>
  )
}

export function TiesSection() {
  const { rule, change, text } = useRule()
  const ties = rule.allocation.ties.filter((tie) => tie !== "hash")
  const setTies = (list: readonly string[]) =>
    change(["allocation", "ties"], [...list.filter((tie) => tie !== "hash"), "hash"])
  const label = (tie: (typeof comparators)[number]) => text(`ties.${tie}`)
  const others = comparators.filter((tie) => tie !== "hash" && !ties.includes(tie))
  return (
    <RuleSection name="ties">
      <OrderedList
        items={[...ties, "hash" as const]}
        keyOf={(tie) => tie}
        nameOf={label}
        onChange={setTies}
        isFixed={(tie) => tie === "hash"}
      >
        {(tie) => <Typography variant="body2">{label(tie)}</Typography>}
      </OrderedList>
      <AddChoice
        label={text("add.tie")}
        options={others}
        labelOf={label}
        onAdd={(tie) => setTies([...ties, tie])}
      />
    </RuleSection>
  )
}
