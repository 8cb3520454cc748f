import { Typography } from "@mui/material"

import type { QueueView } from "#server/features/notices/notices.ts"

import { Panel } from "../kit/page/panel.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useTextIn } from "../kit/text/use-language.ts"

const textOf = ({ text, language }: QueueView["templates"][number]) => (
  <span lang={language}>{text}</span>
)

/** The texts of SMS: those that are registered, and those to register. */
export function TemplatesPanel({ templates }: Pick<QueueView, "templates">) {
  const text = useTextIn("console.notices")
  return (
    <Panel title="console.notices.templates">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {text("templatesHint")}
      </Typography>
      <PlainTable
        columns={[
          { label: text("about"), cell: ({ kind }) => text(`kinds.${kind}`) },
          { label: text("text"), cell: textOf },
          { label: text("language"), cell: ({ language }) => text(`languages.${language}`) },
          { label: text("id"), cell: ({ id }) => id ?? text("noId") },
          { label: text("segments"), cell: ({ segments }) => segments, isNumber: true },
        ]}
        rows={templates}
        keyOf={({ kind, language }) => `${kind} ${language}`}
      />
    </Panel>
  )
}
