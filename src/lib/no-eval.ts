import { config } from 'zod/v4/core';

// zod would try whether it may compile code, and the page's policy would report the attempt. Every file that makes a
// schema imports this first; the generated limits do.
config({ jitless: true });
