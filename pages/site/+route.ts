/** One Vike page handles all paths; see pages/site/+guard.ts. */
export const route = '/*'
