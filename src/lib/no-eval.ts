import { config } from 'zod/v4/core';

// Without this setting zod tests whether it can compile code, and the page's Content Security Policy reports the
// attempt. Every file that creates a schema imports this module first; the generated limits do so too.
config({ jitless: true });
