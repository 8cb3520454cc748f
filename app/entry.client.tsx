import { HydratedRouter } from "react-router/dom"

import { hydrate } from "./hydration/hydrate.tsx"
import { linkStyles } from "./hydration/inline-styles.ts"

linkStyles(document.head)
hydrate(document, <HydratedRouter />)
