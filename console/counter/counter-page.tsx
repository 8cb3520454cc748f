import { Box, Typography } from "@mui/material"
import { Title } from "react-admin"

import { PaperButton } from "../applications/paper-button.tsx"
import { lazyPart } from "../kit/page/lazy-page.tsx"
import { useText } from "../kit/text/use-language.ts"
import { CounterSearch } from "./counter-search.tsx"

// Loaded after the field, which is there at once.
const Today = lazyPart(() => import("./today.tsx").then((file) => file.Today))

/** The counter: a scan or a few letters and Enter open the record; below is what the member did today. */
export function Counter() {
  const t = useText()
  return (
    <Box sx={{ maxWidth: 720, width: "100%", mx: "auto", my: 2, display: "grid", gap: 2 }}>
      <Title title="console.counter.title" />
      <Box>
        <CounterSearch isFocused />
        <Typography variant="body2" sx={{ my: 2, color: "text.secondary" }}>
          {t("console.counter.hint")}
        </Typography>
        <PaperButton isLarge />
      </Box>
      <Today />
    </Box>
  )
}
