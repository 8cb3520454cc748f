import { Box } from "@mui/material"
import { diffArrays } from "diff"

/** Words and the space between them, in any script. */
const wordsOf = (text: string) => text.split(/(\s+)/).filter((word) => word !== "")

const removed = { bgcolor: "#fbe3e1", textDecoration: "line-through" }
const added = { bgcolor: "#dff2e1", textDecoration: "none" }

/** Two versions of a text as one: removed and added words are marked, also for screen readers (del, ins). */
export function TextChange({ before, after }: { before: string; after: string }) {
  return (
    <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {diffArrays(wordsOf(before), wordsOf(after)).map((part, index) => {
        const text = part.value.join("")
        const key = `${index}:${text}`
        if (part.removed)
          return (
            <Box key={key} component="del" sx={removed}>
              {text}
            </Box>
          )
        if (part.added)
          return (
            <Box key={key} component="ins" sx={added}>
              {text}
            </Box>
          )
        return <span key={key}>{text}</span>
      })}
    </Box>
  )
}
