import { Box, Typography } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"

import type { Language } from "#domain/content/languages.ts"
import { ProseWithLists } from "#ui/prose/prose-with-lists.tsx"

import { callInBackground } from "../../api/call.ts"
import { useDebounced } from "../../kit/table/use-debounced.ts"
import { usePageSlug } from "./lists/use-list-labels.ts"
import { useEditorTexts } from "./texts.ts"

/** Milliseconds without a key after which the preview is read again. */
const pauseMs = 400

/** A text as visitors will see it, rendered by the site itself. */
export function Preview({ markdown, language }: { markdown: string; language: Language }) {
  const page = usePageSlug()
  const t = useEditorTexts()
  const text = useDebounced(markdown, pauseMs)
  const { data = "" } = useQuery({
    queryKey: ["content-html", language, text, page],
    queryFn: ({ signal }) =>
      callInBackground("POST /content-html", { text, language, page }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Box
      component="section"
      aria-label={t("asSeen")}
      sx={{
        display: { xs: "none", md: "block" },
        minWidth: 0,
        p: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "var(--paper)",
        overflow: "auto",
        maxHeight: "70vh",
        // As in ui/base.css, which would style the whole console.
        "& img": { maxWidth: "100%", height: "auto" },
        "& table": { width: "100%", borderCollapse: "collapse" },
      }}
      tabIndex={0}
    >
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {t("asSeen")}
      </Typography>
      <ProseWithLists html={data} />
    </Box>
  )
}
