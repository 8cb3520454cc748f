import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { createRoot } from "react-dom/client"

import { Console } from "./console.tsx"
import { styleNonce } from "./theme.ts"

const cache = createCache({ key: "console", nonce: styleNonce })

createRoot(document.getElementById("console")!).render(
  <CacheProvider value={cache}>
    <Console />
  </CacheProvider>,
)
