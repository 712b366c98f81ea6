/**
 * Recipes that Chakra's own components look up by name. We use none of those components: our parts carry their recipes themselves.
 * Whoever hands on a Chakra component with a recipe registers it here, else it renders unstyled without any error (a test compares).
 */
export const recipes = {};
