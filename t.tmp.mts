import { memoryUsage, startContender } from '#tools/dev/bench/bench-server.ts';
import { medianOf } from '#tools/dev/bench/median.ts';
const path = '/v1/front/getInfo?type=notice'; const headers = { ClientSecret: 'x' };
const sizes = ['ordinary','large','small'] as const;
const one = (size: string) => startContender({ name: size, command: (port) => ['node','tools/dev/start/mock.ts','--port',String(port),'--size',size], request: { path, headers } });
for (const s of sizes) await (await one(s)).stop(); // bundle + check
const ready: Record<string, number[]> = {ordinary:[],large:[],small:[]};
for (let i=0;i<7;i++) for (const s of sizes) { const r = await one(s); ready[s].push(r.readyMs); await r.stop(); }
for (const s of sizes) console.log(s, 'start median', medianOf(ready[s]).toFixed(0), 'min', Math.min(...ready[s]).toFixed(0));
const run = { ordinary: await one('ordinary'), large: await one('large') };
for (const s of ['ordinary','large'] as const) console.log(s, 'rss at start', memoryUsage(run[s].process).toFixed(0));
const cases = [['ordinary',1],['large',1],['large',500],['large',1000]] as const;
const t: Record<string, number[]> = {};
for (let i=-20;i<200;i++) for (const [s,p] of cases) { const a=performance.now(); const r=await fetch(`${run[s].address}${path}&row=10&page=${p}`,{headers}); await r.arrayBuffer(); if(i>=0)(t[s+p]??=[]).push(performance.now()-a); }
const base = medianOf(t.large1);
for (const [k,v] of Object.entries(t)) console.log(k, medianOf(v).toFixed(2),'ms', (medianOf(v)/base).toFixed(2));
const det: number[]=[], sea: number[]=[];
for (let i=0;i<50;i++){ let a=performance.now(); await (await fetch(`${run.large.address}/v1/front/getInfoDetail?type=notice&info_pk=${99999-i}`,{headers})).arrayBuffer(); det.push(performance.now()-a); a=performance.now(); await (await fetch(`${run.large.address}${path}&search=${encodeURIComponent('워크숍')}`,{headers})).arrayBuffer(); sea.push(performance.now()-a);}
console.log('detail', medianOf(det).toFixed(2), 'search', medianOf(sea).toFixed(2), 'first search', sea[0].toFixed(0));
for (const s of ['ordinary','large'] as const) console.log(s, 'rss after', memoryUsage(run[s].process).toFixed(0));
for (const r of Object.values(run)) await r.stop();
