import { config } from 'zod/v4/core';

// zod would try whether it may compile code, and the page's policy would report the attempt. Imported by main.tsx before
// any schema is made.
config({ jitless: true });
