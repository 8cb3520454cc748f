import { formatMessage } from "#app/format-message.ts"
import { Tabs } from "#app/ui/tabs/tabs.tsx"
import { steps } from "#domain/applications/steps.ts"

import { useFormFrame } from "./form-context.ts"

/** The five tabs, each with its number of errors. */
export function StepTabs({
  current,
  onOpen,
}: {
  current: number
  onOpen: (index: number) => void
}) {
  const { words, problems, isLive } = useFormFrame()
  const items = steps.map(({ id, fields }) => {
    const count = fields.filter((field) => problems[field]?.length).length
    return {
      id,
      title: words.form.steps[id],
      note: count > 0 ? formatMessage(words.form.errorCount, { count }) : undefined,
    }
  })
  return (
    <Tabs
      label={words.form.stepsLabel}
      items={items}
      current={current}
      onOpen={onOpen}
      isLive={isLive}
    />
  )
}
